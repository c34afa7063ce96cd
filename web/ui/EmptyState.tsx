import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css`
  display: grid;
  gap: 18px;
  padding: 26px 28px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-patch);
`

/** Not sewn yet: a dashed patch with two strips, thread and needle. It says what goes here and gives one way on. */
export const EmptyState = ({ title, line, children }: { title: string; line?: ReactNode; children?: ReactNode }) => (
  <section css={frame}>
    <svg viewBox="0 0 320 84" width="320" aria-hidden="true" css={{ maxWidth: '100%' }}>
      <rect width="76" height="40" fill="var(--dye-lichen)" />
      <rect y="44" width="76" height="40" fill="var(--dye-fir)" />
      <g fill="none" stroke="var(--line-strong)" strokeWidth="1.6" strokeDasharray="6 6">
        <rect x="82" y="1" width="116" height="38" />
        <rect x="82" y="45" width="64" height="38" />
        <rect x="152" y="45" width="167" height="38" />
        <rect x="204" y="1" width="115" height="38" />
      </g>
      <g fill="none" strokeLinecap="round">
        <path d="M76 64c40 0 34-44 62-44s14 40 44 40 26-30 52-30" stroke="var(--thread)" strokeWidth="3" />
        <path d="M234 30l46-10" stroke="var(--ink-2)" strokeWidth="3.4" />
      </g>
    </svg>
    <div css={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <h2 css={{ fontSize: 'var(--fs-h4)' }}>{title}</h2>
      {line && <div css={{ color: 'var(--ink-2)' }}>{line}</div>}
      {children && <div css={{ display: 'grid', gap: 8, justifyItems: 'start', marginTop: 10 }}>{children}</div>}
    </div>
  </section>
)
