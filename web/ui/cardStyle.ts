import { css } from '@emotion/react'

/** The small ember words above the title of a card, and what stands at their right. */
export const eyebrow = css`
  color: var(--thread-text);
  font: 600 var(--fs-small) / 1.5 var(--font-ui);
  letter-spacing: 0;
`
export const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  min-height: 44px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  button {
    margin-inline-end: 0;
  }
`
