import { css } from '@emotion/react'

/** A card with a heading and a list. */
export const listFrame = css`
  display: grid;
  gap: 12px;
  padding: 24px;
  h2 {
    margin: 0;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** A list of messages, each a link and a word about when. */
export const messagesFrame = css`
  ${listFrame}
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span,
  time {
    color: var(--ink-2);
  }
  time {
    white-space: nowrap;
  }
`
