import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { card } from '../surfaces.ts'

const looks = {
  /** Leads to what a page is about. */
  card: css`
    ${card}
    display: grid;
    gap: 12px;
    padding: 24px 26px 28px;
  `,
  /** Runs across the page between two sections. */
  banner: css`
    display: flex;
    flex-wrap: wrap;
    gap: 16px 32px;
    align-items: center;
    justify-content: space-between;
    padding: 26px 0;
    border-block: 3px dashed var(--thread);
    @media (max-width: 600px) {
      padding: 18px 0;
    }
    p {
      font-family: var(--font-display);
      font-size: var(--fs-h3);
      line-height: 1.25;
    }
  `,
  /** Stands in a corner, and can be sent away. */
  floating: css`
    ${card}
    display: grid;
    gap: 12px;
    padding: 14px 14px 20px 22px;
    box-shadow: var(--e2);
  `,
  /** Ends a text quietly. */
  secondary: css`
    display: grid;
    gap: 12px;
    justify-items: start;
    padding: 28px 0;
    border-top: 2px dashed var(--line-strong);
  `,
} as const

type CallProps = {
  look: keyof typeof looks
  title: ReactNode
  line?: ReactNode
  /** The way on. */
  children: ReactNode
}

/** One offer and its way on, in the four looks that a page may need. */
export const CallToAction = ({ look, title, line, children }: CallProps) => (
  <div css={looks[look]}>
    {title}
    {line && <p>{line}</p>}
    <div>{children}</div>
  </div>
)
