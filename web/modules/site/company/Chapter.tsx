import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { wrap } from '../../../ui/wrap.ts'
import { sectionHead } from '../style.ts'

const frame = css`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: 20px 80px;
  padding-block: 0 88px;
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

/** A heading at the left and what it says at the right. */
export const Chapter = ({ title, children }: { title: string; children: ReactNode }) => (
  <section css={[wrap, frame]} aria-label={title}>
    <h2 css={sectionHead}>{title}</h2>
    <div>{children}</div>
  </section>
)
