import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { wrap } from '../wrap.ts'

const section = css`
  padding: 72px 0;
  scroll-margin-top: 96px;
  &[data-ground='sunk'] {
    background: var(--sunk);
  }
`
const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: 28px 64px;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const head = css`
  h2 {
    font-size: var(--fs-h2);
    line-height: 1.14;
  }
  p {
    max-width: 34em;
    margin-top: 16px;
    color: var(--ink-2);
  }
`

type SectionProps = {
  id: string
  title: ReactNode
  line?: ReactNode
  ground?: 'plain' | 'sunk'
  /** Beside the heading, or under it in the whole width. */
  lies?: 'beside' | 'under'
  children: ReactNode
}

/** A section of a public page: what it says stands on the left, what shows it on the right. */
export const Section = ({ id, title, line, ground = 'plain', lies = 'beside', children }: SectionProps) => (
  <section css={section} data-ground={ground} aria-labelledby={id}>
    <div css={[wrap, lies === 'beside' && columns]}>
      <div css={head}>
        <h2 id={id}>{title}</h2>
        {line && <p>{line}</p>}
      </div>
      <div css={lies === 'under' ? { marginTop: 36 } : undefined}>{children}</div>
    </div>
  </section>
)
