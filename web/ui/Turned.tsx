import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const box = css`
  display: block;
  width: 100%;
  height: 100%;
  container-type: size;
  overflow: hidden;
`
/** What is shown is as wide as the box is high, where it lies on its side. */
const lies = css`
  display: block;
  position: relative;
  top: 50%;
  left: 50%;
  width: 100cqw;
  height: 100cqh;
  translate: -50% -50%;
  &[data-lies] {
    width: 100cqh;
    height: 100cqw;
  }
  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &[data-whole] > img {
    object-fit: contain;
  }
`

type TurnedProps = { degrees: 0 | 90 | 180 | 270; isWhole?: boolean; children: ReactNode }

/** A picture as far turned as somebody has turned the view of it; it fills its box, or is seen as a whole in it. */
export const Turned = ({ degrees, isWhole = false, children }: TurnedProps) => (
  <span css={box}>
    <span
      css={lies}
      data-lies={degrees % 180 === 90 || undefined}
      data-whole={isWhole || undefined}
      style={{ rotate: `${degrees}deg` }}
    >
      {children}
    </span>
  </span>
)
