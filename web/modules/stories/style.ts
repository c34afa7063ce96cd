import { css } from '@emotion/react'

export const list = css`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
`
/** Whoever tells it on the left, the story on the right; one under the other on a phone. */
export const patch = css`
  display: grid;
  grid-template-columns: 186px minmax(0, 1fr);
  gap: 16px 24px;
  align-items: start;
  padding: 20px 24px;
  overflow-wrap: anywhere;
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
  }
`
/** Not sewn yet. */
export const unsewnPatch = css`
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
`
export const title = css`
  font-size: var(--fs-h4);
  margin: 2px 0 4px;
  a {
    color: inherit;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`
/** The family's own words. */
export const voice = css`
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.5;
`
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 10px;
  margin-top: 8px;
`
