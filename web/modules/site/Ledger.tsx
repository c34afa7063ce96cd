import { css } from '@emotion/react'

const list = css`
  margin: 0;
  border-top: 3px solid var(--ink);
  & > div {
    display: grid;
    grid-template-columns: 4fr 7fr;
    gap: 4px 32px;
    padding: 20px 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h4);
    line-height: 1.25;
  }
  dd {
    max-width: 60ch;
    margin: 0;
    color: var(--ink-2);
  }
  @media (max-width: 767px) {
    & > div {
      grid-template-columns: 1fr;
    }
  }
`

/** Rows of a name and what it means: what others would put into a row of boxes. */
export const Ledger = ({ rows }: { rows: readonly (readonly [name: string, words: string])[] }) => (
  <dl css={list}>
    {rows.map(([name, words]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
)
