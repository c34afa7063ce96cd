import { css } from '@emotion/react'
import { card } from './surfaces.ts'

/** People as rows of one card. */
export const personRows = css`
  ${card}
  margin: 0;
  padding: 0;
  list-style: none;
  li + li {
    border-top: 1px solid var(--line);
  }
`
/** Who they are beside their picture, how they stand, and what can be done: on a phone the last two stand below. */
export const personRow = css`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr) auto auto;
  gap: 8px 18px;
  align-items: center;
  min-height: 76px;
  padding: 12px 20px;
  & > div {
    overflow-wrap: anywhere;
  }
  @media (max-width: 900px) {
    grid-template-columns: 48px minmax(0, 1fr);
    & > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`
/** What can be done with them, side by side. */
export const rowActs = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
`
