import { css } from '@emotion/react'

/** One big log cabin round the ember centre: 3 rows by 12 columns. */
export const cabin = css`
  display: grid;
  grid-template: 312px 356px 356px / repeat(12, 1fr);
  gap: 7px;
  .messages {
    grid-area: 1 / 1 / 2 / 10;
    background: var(--dye-indigo);
  }
  .family-tree {
    grid-area: 1 / 10 / 3 / 13;
    background: var(--dye-woad);
  }
  .scrapbooks {
    grid-area: 2 / 1 / 4 / 4;
    background: var(--dye-clay);
  }
  .centre {
    grid-area: 2 / 4 / 3 / 7;
    background: var(--dye-ember);
  }
  .memories {
    grid-area: 2 / 7 / 3 / 10;
    background: var(--dye-weld);
  }
  .time-capsules {
    grid-area: 3 / 4 / 4 / 9;
    background: var(--dye-plum);
  }
  .recipes {
    grid-area: 3 / 9 / 4 / 13;
    background: var(--dye-lichen);
  }
  @media (max-width: 1023px) {
    display: flex;
    flex-direction: column;
    .centre {
      display: none;
    }
  }
`
export const patch = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  overflow: hidden;
  padding: 30px 32px;
  border-radius: var(--r-patch);
  color: #231b33;
  &::after {
    content: '';
    position: absolute;
    inset: 9px;
    border: 1.5px dashed currentcolor;
    border-radius: 2px;
    opacity: 0.28;
    pointer-events: none;
  }
  &:hover::after {
    opacity: 0.7;
  }
  &.messages,
  &.time-capsules {
    color: #fbf4f2;
  }
  h3 {
    font-size: var(--fs-h3);
  }
  /* The whole patch takes the press of its heading. */
  h3 button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    letter-spacing: inherit;
    text-align: left;
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: 1;
    }
    &:focus-visible {
      outline: 0;
      box-shadow: none;
      &::before {
        inset: 4px;
        border: 4px solid var(--focus);
        outline: 3px solid var(--focus-halo);
      }
    }
  }
  &.messages h3 {
    font-size: var(--fs-h2);
  }
  .line {
    max-width: 24em;
    line-height: 1.48;
  }
  &.time-capsules .line {
    max-width: 9em;
  }
  .go {
    display: flex;
    gap: 8px;
    align-items: center;
    margin-top: auto;
    padding-top: 14px;
    font-weight: 600;
  }
  @media (max-width: 1023px) {
    padding: 28px 26px 26px;
    &.time-capsules .line {
      max-width: none;
    }
  }
`
export const art = css`
  position: absolute;
  @media (max-width: 1023px) {
    position: static;
    align-self: center;
    margin: 20px 0 8px;
  }
`
