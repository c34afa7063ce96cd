import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { wrap } from '../../../ui/wrap.ts'
import { partHead } from '../style.ts'

const frame = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 20px 80px;
  padding-bottom: 88px;
  p {
    max-width: 36em;
    font-size: var(--fs-body-l);
  }
  p + p {
    margin-top: 1em;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding-bottom: 64px;
  }
`

type ChapterProps = {
  title: string
  /** Before the end of a page, which brings its own room above. */
  isLast?: boolean
  children: ReactNode
}

/** A heading at the left and what it says at the right. */
export const Chapter = ({ title, isLast = false, children }: ChapterProps) => (
  <section css={[wrap, frame, isLast && { '&&': { paddingBottom: 0 } }]} aria-label={title}>
    <h2 css={partHead}>{title}</h2>
    <div>{children}</div>
  </section>
)
