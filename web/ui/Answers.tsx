import { css } from '@emotion/react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

const list = css`
  border-top: 3px solid var(--ink);
  details {
    border-bottom: 1px solid var(--line);
  }
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 16px;
    min-height: 60px;
    padding: 14px 0;
    font-family: var(--font-display);
    font-weight: 500;
    font-size: var(--fs-h4);
    line-height: 1.25;
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  [open] > summary .lucide {
    rotate: 45deg;
  }
  details > div {
    max-width: 64ch;
    padding: 2px 0 24px;
    color: var(--ink-2);
  }
`

/** With an `id` it can be linked to. */
export type Answer = { readonly id?: string; readonly question: string; readonly answer: ReactNode }

/** Plain answers: each opens by itself, also without script. */
export const Answers = ({ answers }: { answers: readonly Answer[] }) => (
  <div css={list}>
    {answers.map(({ id, question, answer }) => (
      <details key={question} id={id}>
        <summary>
          {question}
          <Plus aria-hidden />
        </summary>
        <div>{answer}</div>
      </details>
    ))}
  </div>
)
