import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useFolded } from '../useFolded.ts'

const PHONE = 600

const fold = css`
  summary {
    min-height: 48px;
    padding: 10px 0;
    border-block: 2px dashed var(--line-strong);
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 24px;
  }
  @media (min-width: ${PHONE + 1}px) {
    &[open] > summary {
      display: none;
    }
  }
`

/** Folds what stands in a still part of the page, whose own code never comes. */
export const foldOnPhone = () => {
  if (innerWidth > PHONE) return
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-fold]')) details.open = false
}

/** A part of a page that is folded on a phone. */
export const Fold = ({ words, children }: { words: string; children: ReactNode }) => (
  <details open data-fold ref={useFolded(PHONE)} css={fold}>
    <summary>{words}</summary>
    {children}
  </details>
)
