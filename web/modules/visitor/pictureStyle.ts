import { css } from '@emotion/react'
import { phone } from '../../ui/surfaces.ts'

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
const thread = 'linear-gradient(var(--thread) 0 0)'
/** Parents are joined, and the line from between them leads to their child: the first of the row below. */
export const generation = css`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  & + &::before {
    content: '';
    position: absolute;
    top: -28px;
    left: calc(50% - 1.5px);
    width: 3px;
    height: 28px;
    background: var(--thread);
  }
  & + &:has(li + li)::before {
    left: 25%;
    width: calc(25% + 1.5px);
    background:
      ${thread} right top / 3px 14px no-repeat,
      ${thread} left 13px / 100% 3px no-repeat,
      ${thread} left bottom / 3px 14px no-repeat;
  }
  &:has(li + li)::after {
    content: '';
    position: absolute;
    top: calc(50% - 1.5px);
    left: calc(50% - 6px);
    width: 12px;
    height: 3px;
    background: var(--thread);
  }
  &:has(li + li):not(:last-child)::after {
    height: calc(50% + 1.5px);
    background:
      ${thread} top / 100% 3px no-repeat,
      ${thread} bottom / 3px 100% no-repeat;
  }
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    padding: 8px 12px 8px 8px;
    border-radius: var(--r-card);
    background: var(--surface);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: break-word;
    ${phone} {
      gap: 8px;
      padding: 6px;
      font-size: var(--fs-small);
    }
    &:only-child {
      grid-column: 1 / -1;
      justify-self: center;
    }
    small {
      display: block;
      color: var(--ink-2);
      font-weight: 400;
      font-size: var(--fs-micro);
    }
  }
  @media (max-width: 359px) {
    grid-template-columns: minmax(0, 1fr);
    &:has(li + li)::after {
      display: none;
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
