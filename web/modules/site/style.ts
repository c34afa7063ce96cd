import { css } from '@emotion/react'

/** The head of a marketing section. */
export const sectionHead = css`
  font-size: var(--fs-h1-marketing);
  line-height: 1.08;
  letter-spacing: -0.022em;
`
/** The head of any other section: only three on a page speak as loud as `sectionHead`. */
export const partHead = css`
  font-size: var(--fs-h2);
  line-height: 1.14;
  letter-spacing: -0.012em;
`
/** Space above and below a marketing section. */
export const section = css`
  padding-block: 112px;
  @media (max-width: 1023px) {
    padding-block: 36px;
  }
`
export const intro = css`
  max-width: 34em;
  color: var(--ink-2);
  font-size: var(--fs-body-l);
  @media (max-width: 600px) {
    font-size: var(--fs-body);
  }
`
/** A link on a line of its own: as tall as a thumb. */
export const standalone = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
`
export const buttonRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  align-items: center;
  @media (max-width: 600px) {
    & > a,
    & > button {
      width: 100%;
    }
  }
`
