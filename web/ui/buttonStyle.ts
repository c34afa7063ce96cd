import { css } from '@emotion/react'
import { button } from './rules.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'lamp' | 'night' | 'icon'
export type ButtonSize = 'normal' | 'large'

const base = css`
  ${button.base}
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
    ${button.primary}
    &:hover:not(:disabled) {
      ${button.primaryHover}
    }
  `,
  secondary: css`
    ${button.secondary}
    &:hover:not(:disabled) {
      ${button.secondaryHover}
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
    ${button.danger}
    &:hover:not(:disabled) {
      ${button.dangerHover}
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
const large = css(button.large)

export const buttonStyle = (look: ButtonLook = 'primary', size: ButtonSize = 'normal') =>
  size === 'large' ? [base, looks[look], large] : [base, looks[look]]
