import { css } from '@emotion/react'

export const column = css`
  display: grid;
  gap: 28px;
`
export const list = css`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`
/** A person with what is said of them; what can be done with it stands under both. */
export const row = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 14px 18px;
  align-items: start;
  padding: 20px;
  overflow-wrap: anywhere;
`
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
`
export const head = css`
  font-size: var(--fs-h3);
  margin-bottom: 14px;
`
/** The family's own words. */
export const voice = css`
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
