import { css } from '@emotion/react'
import { useState } from 'react'
import { MinusSign, PlusSign } from './marks.tsx'
import { daysFrom, EARLIEST_DAYS, stepsOf } from '../steps.ts'

/** @number how far the landing page's dates go */
const LONGEST_DAYS = 400
const FIRST_DAYS = 30

const track = css`
  height: 6px;
  border-radius: 3px;
  background: var(--line-strong);
`
const thumb = css`
  box-sizing: border-box;
  width: 32px;
  height: 32px;
  border: 2px solid var(--night-thread);
  border-radius: 50%;
  background: var(--night-thread);
`
const frame = css`
  padding: 32px 36px;
  border-radius: var(--r-patch);
  background: var(--night-lane);
  label {
    display: block;
    font-family: var(--font-display);
    font-size: var(--fs-h4);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 48px;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
    &::-webkit-slider-runnable-track {
      ${track}
    }
    &::-moz-range-track {
      ${track}
    }
    &::-webkit-slider-thumb {
      margin-top: -13px;
      appearance: none;
      ${thumb}
    }
    &::-moz-range-thumb {
      ${thumb}
    }
  }
  button {
    flex: none;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    padding: 0;
    border: 2px solid var(--line-strong);
    border-radius: var(--r-control);
    background: none;
    color: var(--on-night);
    .lucide {
      width: 22px;
      height: 22px;
      stroke-width: 1.9;
    }
  }
  output {
    display: block;
    min-height: 4.65em;
    color: var(--on-night-2);
  }
  b {
    color: var(--on-night);
  }
  @media (max-width: 1023px) {
    padding: 26px 22px;
  }
`

/** Move the day, and see when we would ask. Rendered only where the page is looked at: there today is known. */
export const DateSlider = () => {
  const [days, setDays] = useState(FIRST_DAYS)
  const [now] = useState(() => new Date())
  const steps = stepsOf(daysFrom(now, days))
  const move = (by: number) => setDays(Math.min(LONGEST_DAYS, Math.max(EARLIEST_DAYS, days + by)))
  return (
    <div css={frame}>
      <label htmlFor="try-a-day">Try it: a message for a day of your choice</label>
      <div css={{ display: 'flex', gap: 12, margin: '12px 0' }}>
        <button type="button" aria-label="One day earlier" onClick={() => move(-1)}>
          <MinusSign />
        </button>
        <input
          id="try-a-day"
          type="range"
          min={EARLIEST_DAYS}
          max={LONGEST_DAYS}
          value={days}
          aria-valuetext={`${days} days from now, ${steps.day}`}
          onChange={(event) => setDays(Number(event.target.value))}
        />
        <button type="button" aria-label="One day later" onClick={() => move(1)}>
          <PlusSign />
        </button>
      </div>
      <output>
        {days} days from now: it is delivered on <b>{steps.day}</b>. We email you on <b>{steps.first}</b>, and ask once
        more on <b>{steps.second}</b>.
      </output>
    </div>
  )
}
