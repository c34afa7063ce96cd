import { css } from '@emotion/react'

/** Paper is white in the dark too. */
export const paper = css`
  --line: #ddd3d9;
  padding: 24px 26px;
  background: #fff;
  color: #231b33;
  .title {
    font-family: var(--font-voice);
    font-style: italic;
    font-weight: 400;
    font-size: var(--fs-h4);
  }
`
export const lines = css`
  margin-top: 12px;
  li {
    padding: 8px 0;
    border-top: 1px solid var(--line);
    font-family: var(--font-voice);
  }
`
export const rows = css`
  margin: 12px 0 0;
  div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 14px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
`
export const generation = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  justify-content: center;
  /* From the people before. */
  & + &::before {
    content: '';
    position: absolute;
    left: calc(50% - 1.5px);
    top: -28px;
    width: 3px;
    height: 28px;
    background: var(--thread);
  }
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    width: calc(50% - 6px);
    min-width: 150px;
    max-width: 212px;
    padding: 8px 16px 8px 8px;
    border-radius: var(--r-card);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.25;
    small {
      display: block;
      color: var(--ink-2);
      font-weight: 400;
      font-size: var(--fs-micro);
    }
  }
`
export const photos = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  figure {
    padding: 10px 10px 8px;
    background: #fff;
    color: #231b33;
    box-shadow: var(--e2);
    &:first-of-type {
      grid-column: 1 / -1;
      rotate: -1.5deg;
    }
    &:last-of-type {
      rotate: 1.5deg;
    }
  }
  svg {
    width: 100%;
  }
  figcaption {
    padding-top: 8px;
    font-family: var(--font-voice);
    font-size: var(--fs-small);
  }
`
export const capsule = css`
  display: grid;
  justify-items: center;
  gap: 20px;
  .opens {
    padding: 26px 44px;
    background: var(--dye-night);
    color: #fbf4f2;
    text-align: center;
    line-height: 1.2;
    b {
      display: block;
      font-family: var(--font-display);
      font-weight: 500;
      font-size: var(--fs-h1);
    }
  }
  ul {
    justify-self: stretch;
  }
  li {
    padding: 9px 0;
    border-top: 1.5px dashed currentcolor;
  }
`
