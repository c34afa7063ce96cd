import { css } from '@emotion/react'
import { phone } from '../../../ui/surfaces.ts'

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(320px, 372px);
  gap: 24px 28px;
  align-items: start;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    min-width: 0;
  }
  @media (max-width: 1279px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** What stands beside is narrow: nothing is chosen there. */
export const besides = css`
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 300px;
  }
`

/** A step ends near the foot of a screen that is 800 high: the empty space below other pages would be scrolled to. */
export const step = css`
  @media (min-width: 1024px) {
    margin-bottom: -84px;
  }
`

/** One thing to look at in a card: its name and what there is. */
export const part = css`
  display: grid;
  gap: 4px;
  padding: 8px 0;
  border-top: 1px solid var(--line);
  h3 {
    font-family: var(--font-ui);
    font-size: var(--fs-body);
    font-weight: 600;
    letter-spacing: 0;
  }
`

/** A link in a line of its own. */
export const wayOn = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
`

export const feet = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px;
  ${phone} {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`
