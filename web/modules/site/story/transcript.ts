import { css } from '@emotion/react'

/** The words of a story, for those who would rather read. */
export const transcript = css`
  margin-top: 16px;
  summary {
    min-height: 44px;
    padding: 8px 0;
    color: var(--link);
    font-weight: 600;
    cursor: pointer;
  }
  p {
    max-width: 34em;
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.62;
  }
`
