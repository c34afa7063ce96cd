import { css } from '@emotion/react'

/** One big log cabin round the ember centre: 3 rows by 12 columns. */
export const cabin = css`
  display: grid;
  gap: 7px;
  margin-top: 72px;
  .messages {
    background: var(--dye-indigo);
  }
  .family-tree {
    background: var(--dye-woad);
  }
  .scrapbooks {
    background: var(--dye-clay);
  }
  .centre {
    background: var(--dye-ember);
  }
  .memories {
    background: var(--dye-weld);
  }
  .time-capsules {
    background: var(--dye-plum);
  }
  .recipes {
    background: var(--dye-lichen);
  }
  @media (min-width: 1024px) {
    grid-template: 312px 356px 356px / repeat(12, 1fr);
    grid-template-areas: 'm m m m m m m m m f f f' 's s s c c c v v v f f f' 's s s t t t t t r r r r';
    .messages {
      grid-area: m;
    }
    .family-tree {
      grid-area: f;
    }
    .scrapbooks {
      grid-area: s;
    }
    .centre {
      grid-area: c;
    }
    .memories {
      grid-area: v;
    }
    .time-capsules {
      grid-area: t;
    }
    .recipes {
      grid-area: r;
    }
  }
  /* Two to a row, as long as a word of them fits; the first and the last run across. */
  @media (max-width: 1023px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    margin-top: 36px;
    .messages,
    .recipes {
      grid-column: 1 / -1;
    }
    .centre {
      display: none !important;
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
  &[data-coming]::after {
    inset: 0;
    border-width: 3px;
    opacity: 0.75;
  }
  .coming {
    position: absolute;
    top: 14px;
    right: 14px;
    padding: 2px 11px;
    border-radius: 6px;
    background: var(--surface);
    color: var(--ink);
    font-size: var(--fs-micro);
    font-weight: 600;
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
    padding: 22px 20px 18px;
    .coming {
      position: static;
      order: 1;
      margin-top: auto;
    }
    .line + svg,
    .line + div,
    &[data-coming] .go {
      display: none;
    }
    .line {
      margin-bottom: 12px;
    }
    h3 {
      font-size: var(--fs-h4);
    }
    .line,
    .go {
      font-size: var(--fs-small);
    }
    &.time-capsules .line {
      max-width: none;
    }
  }
`
export const art = css`
  position: absolute;
  @media (max-width: 1023px) {
    display: none;
  }
`
