import { css } from '@emotion/react'
import { HearthBlock } from '../../../ui/HearthBlock.tsx'
import { arrival, band, knot, lanes, lead, steps, words } from './nightStyle.ts'
import { strings } from '../strings.ts'
import { wrap } from '../../../ui/wrap.ts'

const thread = {
  stroke: 'var(--night-thread)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const slider = css`
  min-height: 300px;
  margin-top: 12px;
  @media (min-width: 1024px) {
    min-height: 252px;
    margin-top: 56px;
  }
`

/** What happens, from today to the day: nothing is delivered before two questions were sent. */
export const NightBand = () => (
  <section css={band} aria-labelledby="what-happens">
    <div css={wrap}>
      <h2 id="what-happens">Nothing is delivered until we have checked with you. Twice.</h2>
      <p css={lead}>
        You can change or cancel a message at any time, as long as you answer one of our two emails. If you do not
        reply, we deliver it, just as you planned.
      </p>
      <ol css={steps}>
        {strings.steps.map(({ when, title, line }, index) => (
          <li key={when}>
            {index === strings.steps.length - 1 ? (
              <HearthBlock seed="end2" size={100} rounds={3} seam={2} lit css={arrival} />
            ) : (
              <span css={knot} aria-hidden="true" />
            )}
            <div css={words}>
              <div className="when">{when}</div>
              <h3>{title}</h3>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
      <div data-island="slider" css={slider} />
      <div css={lanes}>
        <div>
          <svg width="92" height="72" viewBox="0 0 92 72" fill="none" aria-hidden="true">
            <path d="M2 52H40C66 52 74 44 74 30S62 10 50 10 28 18 28 30" {...thread} />
            <path d="M20 23l8 9 9-8" {...thread} />
            <circle cx="40" cy="52" r="7" fill="var(--night-lane)" stroke="var(--night-thread)" strokeWidth="3.5" />
          </svg>
          <div>
            <h3>{strings.ifYouAnswer}</h3>
            <p>The message waits for you. Nothing is sent until you have decided.</p>
          </div>
        </div>
        <div>
          <svg width="92" height="72" viewBox="0 0 92 72" fill="none" aria-hidden="true">
            <path d="M2 36H50" {...thread} strokeDasharray="9 7" />
            <rect x="52" y="18" width="36" height="36" fill="var(--dye-ember)" />
            <rect x="62" y="28" width="16" height="16" fill="var(--dye-lamp)" />
          </svg>
          <div>
            <h3>{strings.ifNot}</h3>
            <p>The message goes to the person you chose, at the hour you chose.</p>
          </div>
        </div>
      </div>
    </div>
  </section>
)
