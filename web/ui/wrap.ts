import { css } from '@emotion/react'

/** The container: 1240 wide, 48 gutters, 20 under 1024. */
export const wrap = css`
  width: min(1240px, 100% - 96px);
  margin-inline: auto;
  @media (max-width: 1023px) {
    width: calc(100% - 40px);
  }
`
