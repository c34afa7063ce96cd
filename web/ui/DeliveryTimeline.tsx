import { css } from '@emotion/react'
import { Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { HearthBlock } from './HearthBlock.tsx'
import { dashedDown } from './surfaces.ts'

export type TimelineKnot = {
  id: string
  /** done: it happened; planned: it will; moved: an older date; problem: it bounced; stopped: the thread ends here. */
  state: 'done' | 'planned' | 'moved' | 'problem' | 'stopped'
  /** The day it arrives: a lit block instead of a knot. */
  isArrival?: boolean
  /** One of the steps that only someone who looks for it wants to read. */
  isDetail?: boolean
  when?: string
  title: ReactNode
  line?: ReactNode
}

const list = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`
const item = css`
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  gap: 0 18px;
`
const spine = css`
  display: flex;
  flex-direction: column;
  align-items: center;
`
const knot = css`
  flex: none;
  width: 20px;
  height: 20px;
  border: 4px solid var(--thread);
  border-radius: 50%;
  background: var(--surface);
  [data-state='done'] & {
    background: var(--thread);
  }
  [data-state='problem'] & {
    background: var(--dye-madder);
    border-color: var(--dye-madder);
  }
  [data-state='moved'] & {
    border-color: var(--line-strong);
  }
`
const line = css`
  flex: 1;
  width: 3px;
  min-height: 20px;
  border-radius: 2px;
  background: var(--thread);
  &[data-ahead] {
    background: ${dashedDown};
  }
`
const words = css`
  padding-bottom: 28px;
  margin-top: -3px;
  min-width: 0;
  b {
    display: block;
  }
  p,
  .line {
    color: var(--ink-2);
    font-size: var(--fs-small);
    margin-top: 4px;
  }
  li:last-child > & {
    padding-bottom: 8px;
  }
  [data-state='moved'] > & .when,
  [data-state='moved'] > & b {
    color: var(--ink-3);
    text-decoration: line-through;
  }
`
const date = css`
  font-family: var(--font-display);
  font-size: var(--fs-body-l);
  line-height: 1.3;
`

const Mark = ({ step }: { step: TimelineKnot }) => {
  if (step.isArrival && step.state !== 'stopped') {
    return (
      <HearthBlock
        seed="arrival"
        size={100}
        rounds={2}
        seam={3}
        lit={step.state !== 'moved'}
        css={{ width: 44, height: 44, flex: 'none' }}
      />
    )
  }
  return step.state === 'stopped' ? <Scissors aria-hidden css={{ color: 'var(--ink-2)' }} /> : <span css={knot} />
}

type TimelineProps = {
  steps: readonly TimelineKnot[]
  label: string
}

/** What happened and what will, on one thread: solid behind us, dashed ahead. */
export const DeliveryTimeline = ({ steps, label }: TimelineProps) => (
  <ol css={list} aria-label={label}>
    {steps.map((step, index) => {
      const next = steps[index + 1]
      return (
        <li key={step.id} css={item} data-state={step.state}>
          <div css={spine} aria-hidden="true">
            <Mark step={step} />
            {next && (
              <span css={line} data-ahead={(next.state === 'planned' && step.state === 'planned') || undefined} />
            )}
          </div>
          <div css={words}>
            {step.when && (
              <span className="when" css={date}>
                {step.when}
              </span>
            )}
            <b>
              <span className="sr-only">{step.state === 'planned' ? 'Still to come: ' : ''}</span>
              {step.title}
            </b>
            {step.line && <div className="line">{step.line}</div>}
          </div>
        </li>
      )
    })}
  </ol>
)
