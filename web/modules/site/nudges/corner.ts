import { css } from '@emotion/react'

/** Where what nobody asked for may stand: below at the left, away from the chat, and not on a phone. */
export const corner = css`
  position: fixed;
  left: 20px;
  bottom: 20px;
  z-index: 10;
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 380px;
  @media (max-width: 1023px) {
    display: none;
  }
`
