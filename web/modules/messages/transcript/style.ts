import { css } from '@emotion/react'

/** The family's own words. */
export const letter = css`
  max-width: 34em;
  padding-left: 26px;
  border-left: 3px solid var(--thread);
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
