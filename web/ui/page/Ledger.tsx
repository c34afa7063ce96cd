import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const list = css`
  margin: 0;
  border-top: 2px solid var(--ink);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: 4px 28px;
    padding: 20px 0;
    border-bottom: 1px solid var(--line);
    @media (max-width: 600px) {
      padding: 12px 0;
      grid-template-columns: minmax(0, 1fr);
    }
  }
  dt {
    font-family: var(--font-display);
    font-size: var(--fs-body-l);
    line-height: 1.3;
  }
  dd {
    margin: 0;
    color: var(--ink-2);
  }
`

/** Facts in two columns with a line between them. */
export const Ledger = ({ rows }: { rows: readonly (readonly [term: string, fact: ReactNode])[] }) => (
  <dl css={list}>
    {rows.map(([term, fact]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)
