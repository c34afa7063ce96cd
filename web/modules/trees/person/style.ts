import { css } from '@emotion/react'
import { card } from '../../../ui/surfaces.ts'

/** A part of a person's page. */
export const part = css`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px;
  overflow-wrap: anywhere;
`
