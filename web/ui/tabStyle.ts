import { css } from '@emotion/react'

/** The line on which tabs stand, whatever they are: links to pages, or panels of one. */
export const tabLine = css`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  border-bottom: 2px solid var(--line);
  @media (max-width: 600px) {
    flex-wrap: wrap;
    gap: 0;
  }
`
export const tabLook = css`
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 52px;
  padding: 0 18px;
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  @media (max-width: 600px) {
    padding: 0 9px;
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`
