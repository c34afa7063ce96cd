import { css } from '@emotion/react'

const wide = '@media (min-width: 1024px)'

export const ROWS = 6

/** Rows by plan columns; each plan is one article, laid on the common rows. Stacked on a phone. */
export const ledger = css`
  display: grid;
  gap: 14px;
  ${wide} {
    grid-template-columns: 1.05fr 1fr 1fr 1fr;
    grid-template-rows: auto repeat(${ROWS - 1}, auto);
    gap: 0;
    border-top: 3px solid var(--ink);
  }
`
/** The names of the rows, at the left of a wide page; each plan says them again for itself. */
export const names = css`
  display: none;
  ${wide} {
    display: grid;
    grid-row: span ${ROWS};
    grid-template-rows: subgrid;
    & > * {
      display: flex;
      align-items: center;
      padding: 19px 26px 19px 0;
      border-bottom: 1px solid var(--line);
      font-weight: 600;
    }
    & > :first-of-type {
      align-items: flex-end;
      color: var(--ink-2);
      font-weight: 400;
    }
  }
`
export const plan = css`
  padding: 28px 24px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  &[data-goal] {
    border-top: 10px solid var(--dye-ember);
  }
  dl {
    margin: 24px 0 0;
  }
  dl > div {
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  ${wide} {
    display: grid;
    grid-row: span ${ROWS};
    grid-template-rows: subgrid;
    padding: 0;
    border-width: 0;
    border-radius: 0;
    background: none;
    &[data-goal] {
      background: var(--surface);
    }
    dl {
      display: grid;
      grid-row: span ${ROWS - 1};
      grid-template-rows: subgrid;
      margin: 0;
    }
    dl > div {
      display: flex;
      align-items: center;
      padding: 19px 26px;
      border-top: 0;
      border-bottom: 1px solid var(--line);
    }
    dt {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`
export const head = css`
  display: flex;
  flex-direction: column;
  gap: 4px;
  h2 {
    font-size: var(--fs-h4);
  }
  .badge:not(:empty) {
    margin-top: 8px;
  }
  .badge > span:first-of-type {
    margin-inline-start: 0;
  }
  .price {
    margin-top: 12px;
    font-family: var(--font-display);
    font-size: var(--fs-h1);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  .note {
    color: var(--ink-2);
    font-size: var(--fs-small);
  }
  .description {
    margin: 12px 0 20px;
  }
  a,
  button {
    margin-top: auto;
  }
  ${wide} {
    height: 100%;
    a,
    button {
      padding-inline: 10px;
      white-space: nowrap;
    }
    .badge {
      min-height: 30px;
      &:not(:empty) {
        margin-top: 0;
      }
    }
    padding: 30px 26px 28px;
    border-bottom: 1px solid var(--line);
    [data-goal] > & {
      padding-top: 20px;
    }
  }
`
