import { css } from '@emotion/react'
import { card } from '../../../ui/surfaces.ts'

export const frame = css`
  ${card}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px 24px 24px;
  overflow-wrap: anywhere;
`
export const strip = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    position: relative;
    display: block;
    aspect-ratio: 4 / 3;
  }
  a > span {
    position: absolute;
    inset: 0;
  }
  p {
    margin-top: 4px;
  }
`
