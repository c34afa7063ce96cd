import { css } from '@emotion/react'

/** The box of an answer: round where one is chosen, square where several may be. Drawn by borders, for forced colors. */
export const tick = css`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 2px solid var(--line-strong);
  border-radius: 6px;
  appearance: none;
  background: var(--surface);
  &[type='radio'] {
    border-radius: 50%;
  }
  &:checked {
    border-color: var(--primary);
  }
  &[type='radio']:checked {
    border-width: 7px;
  }
  &[type='checkbox']:checked {
    background: var(--primary);
    &::before {
      content: '';
      width: 7px;
      height: 13px;
      margin-top: -3px;
      border: solid var(--surface);
      border-width: 0 3px 3px 0;
      rotate: 45deg;
    }
  }
`

/** A box with its words beside it, all of which can be pressed. */
export const tickLine = css`
  display: flex;
  gap: 14px;
  align-items: start;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
`
