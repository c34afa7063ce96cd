import { css } from '@emotion/react'
import { useState } from 'react'
import { daysFrom, EARLIEST_DAYS, stepsOf } from '../steps.ts'

const LONGEST_DAYS = 400
const FIRST_DAYS = 30

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
    width: 100%;
    height: 48px;
    margin: 12px 0;
    accent-color: var(--night-thread);
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
  return (
    <div css={frame}>
      <label htmlFor="try-a-day">Try it: a message for a day of your choice</label>
      <input
        id="try-a-day"
        type="range"
        min={EARLIEST_DAYS}
        max={LONGEST_DAYS}
        value={days}
        aria-valuetext={`${days} days from now, ${steps.day}`}
        onChange={(event) => setDays(Number(event.target.value))}
      />
      <output>
        {days} days from now: it is delivered on <b>{steps.day}</b>. We email you on <b>{steps.first}</b>, and ask once
        more on <b>{steps.second}</b>.
      </output>
    </div>
  )
}
