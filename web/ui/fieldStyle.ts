import { css } from '@emotion/react'
import { field } from './rules.ts'

export const input = css`
  ${field.base}
  &[aria-invalid='true'] {
    ${field.invalid}
  }
  &[type='file'] {
    padding: 3px;
  }
  &::file-selector-button {
    min-height: 44px;
    margin-inline-end: 12px;
    padding: 0 16px;
    border: 2px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface);
    color: var(--ink);
    font: 600 var(--fs-small) / 1.2 var(--font-ui);
    cursor: pointer;
  }
  &:disabled {
    background: var(--sunk);
    color: var(--ink-3);
    border-color: var(--line);
  }
`
export const label = css`
  font-weight: 600;
  font-size: var(--fs-body);
`
export const hint = css`
  color: var(--ink-2);
  font-size: var(--fs-small);
`
export const problem = css`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  color: var(--danger);
  font-weight: 600;
  font-size: var(--fs-small);
  .lucide {
    width: 20px;
    height: 20px;
    margin-top: 2px;
  }
`
