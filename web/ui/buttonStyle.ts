import { css } from '@emotion/react'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lamp' | 'night' | 'icon'
export type ButtonSize = 'normal' | 'large'

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: var(--target);
  padding: 10px 22px;
  border: 2px solid transparent;
  border-radius: var(--r-control);
  background: none;
  color: inherit;
  font-weight: 600;
  font-size: var(--fs-body);
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  transition:
    background-color var(--dur-1),
    border-color var(--dur-1);
  &:active {
    translate: 0 1px;
  }
  &:disabled {
    background: var(--sunk);
    border-color: var(--line);
    color: var(--ink-3);
    translate: none;
  }
`
const looks = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    &:hover:not(:disabled) {
      background: var(--primary-hover);
    }
  `,
  secondary: css`
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
    &:hover:not(:disabled) {
      background: var(--primary-soft);
    }
  `,
  // Flush with the text above it where it begins a line.
  quiet: css`
    justify-content: start;
    text-align: start;
    min-width: var(--target);
    margin-inline-end: 14px;
    padding-inline: 0;
    border-inline-width: 0;
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1.5px;
    &:hover:not(:disabled) {
      text-decoration-thickness: 3px;
    }
  `,
  danger: css`
    border-color: var(--danger);
    color: var(--danger);
    &:hover:not(:disabled) {
      background: var(--danger-soft);
    }
  `,
  lamp: css`
    background: var(--dye-lamp);
    color: #24163a;
    &:hover {
      background: #ffd29b;
    }
  `,
  night: css`
    border-color: #8a7ea3;
    color: var(--on-night);
  `,
  icon: css`
    flex: none;
    width: var(--target);
    padding: 0;
    color: var(--ink-2);
    &:hover {
      background: var(--primary-soft);
    }
  `,
} as const
const large = css`
  min-height: 60px;
  padding: 14px 28px;
  font-size: var(--fs-body-l);
`

export const buttonStyle = (look: ButtonLook = 'primary', size: ButtonSize = 'normal') =>
  size === 'large' ? [base, looks[look], large] : [base, looks[look]]
