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
/**
 * Beside their picture who they are; then how they stand, what can be done, and in `[data-menu]` what can be done
 * besides. On a phone only that stays beside the name.
 */
export const personRow = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 18px;
  align-items: center;
  min-height: 76px;
  padding: 12px 20px;
  & > div {
    flex: 1 1 0;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > [role='alert'] {
    flex-basis: 100%;
  }
  @media (max-width: 900px) {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    & > :nth-child(n + 3) {
      grid-column: 2 / -1;
      justify-self: start;
    }
    & > [data-menu] {
      grid-area: 1 / 3;
    }
  }
`
