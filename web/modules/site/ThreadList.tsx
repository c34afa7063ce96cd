import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { dashedDown } from '../../ui/surfaces.ts'
import { sectionHead } from './style.ts'
import { wrap } from '../../ui/wrap.ts'

const frame = css`
  display: grid;
  grid-template-columns: 4fr 7fr;
  gap: 36px 80px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
  }
`
const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    padding: 0 0 40px 52px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 4px;
    width: 24px;
    height: 24px;
    border: 4px solid var(--thread);
    border-radius: 50%;
    background: var(--ground);
  }
  li[data-done]::before {
    background: var(--thread);
  }
  li[data-arrival]::before {
    content: none;
  }
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 11px;
    top: 28px;
    bottom: -4px;
    width: 3px;
    background: ${dashedDown};
  }
  .when {
    color: var(--thread-text);
    font-family: var(--font-display);
    font-size: var(--fs-body-l);
  }
  h3 {
    margin-top: 4px;
    font-size: var(--fs-h3);
  }
  p {
    max-width: 56ch;
    margin-top: 8px;
    color: var(--ink-2);
  }
`
const arrival = css`
  position: absolute;
  left: -10px;
  top: 0;
  width: 44px;
  height: 44px;
`
export type ThreadStep = {
  readonly when?: string
  readonly title: string
  readonly line: ReactNode
  /** Sewn already. */
  readonly isDone?: boolean
  /** A lit block instead of a knot. */
  readonly isArrival?: boolean
}

/** What happens one after the other, on a thread that is still to be sewn. */
export const ThreadList = ({ id, title, steps }: { id: string; title: string; steps: readonly ThreadStep[] }) => (
  <section css={[wrap, frame]} aria-labelledby={id}>
    <h2 id={id} css={sectionHead}>
      {title}
    </h2>
    <ol css={list}>
      {steps.map(({ when, title, line, isDone, isArrival }) => (
        <li key={title} data-done={isDone} data-arrival={isArrival}>
          {isArrival && <HearthBlock seed="arrival" size={100} rounds={2} seam={3} lit css={arrival} />}
          {when && <div className="when">{when}</div>}
          <h3>{title}</h3>
          <p>{line}</p>
        </li>
      ))}
    </ol>
  </section>
)
