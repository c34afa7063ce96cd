import { css } from '@emotion/react'

/** A list of things with one action each. */
export const rows = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    padding: 14px 0;
    border-top: 1px solid var(--line);
  }
  p {
    color: var(--ink-2);
    font-size: var(--fs-small);
  }
`
