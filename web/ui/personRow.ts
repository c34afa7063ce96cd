import { css } from '@emotion/react'

/** A person in a list: their picture, and beside it who they are. */
export const personRow = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: 14px 18px;
  align-items: center;
  padding: 20px;
  & > div {
    overflow-wrap: anywhere;
  }
`
/** What can be done with them, across the row. */
export const rowActs = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
`
