import { css } from '@emotion/react'

/** What stands behind one press: its summary looks like a link, as tall as a thumb. */
export const details = css`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    color: var(--link);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`
