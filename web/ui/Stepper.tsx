import { css } from '@emotion/react'
import { Check } from 'lucide-react'
import { dashedAcross, phone } from './surfaces.ts'

const list = css`
  display: flex;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
`
const step = css`
  position: relative;
  flex: 1;
  padding: 38px 8px 0 0;
  color: var(--ink-2);
  font-weight: 500;
  ${phone} {
    font-size: var(--fs-micro);
  }
  &::before {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    top: 11px;
    height: 3px;
    background: ${dashedAcross};
  }
  &:last-child {
    flex: none;
    &::before {
      display: none;
    }
  }
  &[data-state='done']::before {
    background: var(--thread);
  }
  &[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
`
const knot = css`
  position: absolute;
  left: 0;
  top: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 3px solid var(--line-strong);
  border-radius: 50%;
  background: var(--ground);
  [data-state='done'] > & {
    background: var(--thread);
    border-color: var(--thread);
    color: var(--surface);
  }
  [aria-current] > & {
    border: 7px solid var(--thread);
  }
  .lucide {
    width: 16px;
    height: 16px;
    stroke-width: 3.2;
  }
`

/** Knots on the thread; `current` counts from 0. */
export const Stepper = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <ol css={list} aria-label={`Step ${current + 1} of ${steps.length}`}>
    {steps.map((words, index) => (
      <li
        key={words}
        css={step}
        data-state={index < current ? 'done' : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        <span css={knot} aria-hidden="true">
          {index < current && <Check />}
        </span>
        {index < current && <span className="sr-only">Done: </span>}
        {words}
      </li>
    ))}
  </ol>
)
