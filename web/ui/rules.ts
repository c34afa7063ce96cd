// The one source of how a button and a field look: the app's styles and the sheet of pages without script are made of it.

export const button = {
  base: `
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
    text-decoration: none;`,
  primary: `
    background: var(--primary);
    color: var(--on-primary);`,
  primaryHover: 'background: var(--primary-hover);',
  secondary: `
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);`,
  secondaryHover: 'background: var(--primary-soft);',
  danger: `
    border-color: var(--danger);
    color: var(--danger);`,
  dangerHover: 'background: var(--danger-soft);',
  large: `
    min-height: 60px;
    padding: 14px 28px;
    font-size: var(--fs-body-l);`,
} as const

export const field = {
  base: `
    display: block;
    width: 100%;
    min-height: 54px;
    padding: 10px 16px;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-control);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--fs-body);`,
  invalid: 'border-color: var(--danger);',
} as const
