import { css } from '@emotion/react'
import { sectionHead } from './style.ts'
import { wrap } from '../../ui/wrap.ts'

const frame = css`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 80px;
  align-items: end;
  p {
    max-width: 27em;
    color: var(--ink-2);
    font-size: var(--fs-body-l);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 22px;
  }
`

/** One sentence at the left, what it means at the right. */
export const Statement = ({ title, line }: { title: string; line: string }) => (
  <section css={[wrap, frame]} aria-label="What this is">
    <h2 css={sectionHead}>{title}</h2>
    <p>{line}</p>
  </section>
)
