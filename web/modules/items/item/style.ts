import { css } from '@emotion/react'

/** A part of what is known, under a line. */
export const part = css`
  padding-top: 18px;
  border-top: 1px solid var(--line);
  & > h2 {
    margin-bottom: 14px;
    font: 600 var(--fs-body) / 1.4 var(--font-ui);
    letter-spacing: 0;
  }
`
