import { css } from '@emotion/react'

/** What came back, in the family's own voice. */
export const replyWords = css`
  max-width: 34em;
  margin-top: 10px;
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
