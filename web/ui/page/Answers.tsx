import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const rows = css`
  border-top: 2px solid var(--ink);
  details {
    border-bottom: 1px solid var(--line);
    scroll-margin-top: 96px;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 20px;
    min-height: 60px;
    padding: 12px 0;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      width: 11px;
      height: 11px;
      margin: -6px 6px 0;
      border: solid var(--thread);
      border-width: 0 3px 3px 0;
      rotate: 45deg;
    }
  }
  details[open] summary::after {
    margin-top: 6px;
    rotate: 225deg;
  }
  details > div {
    max-width: 64ch;
    padding: 0 40px 24px 0;
    color: var(--ink-2);
  }
`
export type Answer = { readonly id: string; readonly question: string; readonly answer: ReactNode }

/** Questions that open to a plain answer, also without script; each has an anchor of its own. */
export const Answers = ({ items, open }: { items: readonly Answer[]; open?: string | undefined }) => (
  <div css={rows}>
    {items.map(({ id, question, answer }) => (
      <details key={id} id={id} open={open === id || undefined}>
        <summary>{question}</summary>
        <div>{answer}</div>
      </details>
    ))}
  </div>
)
