import { css } from '@emotion/react'

export const tab = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-height: 56px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-2);
  font-weight: 500;
  font-size: var(--fs-micro);
  text-decoration: none;
  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
`
