import { css } from '@emotion/react'
import { HearthBlock } from '../../ui/HearthBlock.tsx'
import { strings } from './strings.ts'
import { wrap } from './wrap.ts'

const band = css`
  padding: 112px 0 120px;
  overflow: hidden;
  background: var(--night);
  color: var(--on-night);
  h2 {
    max-width: 14em;
    font-size: var(--fs-h1-marketing);
    line-height: 1.08;
    letter-spacing: -0.022em;
  }
  @media (max-width: 1023px) {
    padding: 72px 0;
  }
`
const lead = css`
  max-width: 37em;
  margin-top: 22px;
  color: var(--on-night-2);
  font-size: var(--fs-body-l);
`
const across = 'repeating-linear-gradient(90deg, var(--night-thread) 0 11px, transparent 11px 20px)'
const down = 'repeating-linear-gradient(180deg, var(--night-thread) 0 10px, transparent 10px 18px)'
const steps = css`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 32px;
  margin: 84px 0 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
  }
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 0;
    right: -32px;
    top: 12px;
    height: 3px;
    background: ${across};
  }
  li:first-child::after {
    content: '';
    position: absolute;
    right: 100%;
    top: 12px;
    width: 50vw;
    height: 3px;
    background: var(--night-thread);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    gap: 0;
    margin-top: 44px;
    li {
      padding: 0 0 36px 52px;
    }
    li:first-child::after {
      display: none;
    }
    li:not(:last-child)::before {
      left: 12px;
      right: auto;
      top: 24px;
      bottom: 0;
      width: 3px;
      height: auto;
      background: ${down};
    }
  }
`
const knot = css`
  position: relative;
  z-index: 1;
  display: block;
  width: 27px;
  height: 27px;
  border: 4px solid var(--night-thread);
  border-radius: 50%;
  background: var(--night);
  li:first-child > & {
    background: var(--night-thread);
  }
  @media (max-width: 1023px) {
    position: absolute;
    left: 0;
    top: 0;
  }
`
const arrival = css`
  width: 64px;
  height: 64px;
  margin-top: -19px;
  @media (max-width: 1023px) {
    position: absolute;
    left: -10px;
    top: -4px;
    width: 48px;
    height: 48px;
    margin: 0;
  }
`
const words = css`
  margin-top: 26px;
  .when {
    color: var(--night-thread);
    font-family: var(--font-display);
    font-size: var(--fs-body-l);
  }
  h3 {
    margin-top: 6px;
    font-size: var(--fs-h3);
    line-height: 1.16;
  }
  p {
    margin-top: 12px;
    color: var(--on-night-2);
  }
  svg + & {
    margin-top: 7px;
  }
  @media (max-width: 1023px) {
    &,
    svg + & {
      margin-top: 0;
    }
  }
`
const lanes = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 7px;
  margin-top: 72px;
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 22px;
    align-items: center;
    padding: 32px 36px;
    border-radius: var(--r-patch);
    background: var(--night-lane);
  }
  p {
    margin-top: 8px;
    color: var(--on-night-2);
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    margin-top: 28px;
    & > div {
      padding: 26px 22px;
    }
  }
`
const thread = {
  stroke: 'var(--night-thread)',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** What happens, from today to the day: nothing is delivered before two questions went out. */
export const NightBand = () => (
  <section css={band} aria-labelledby="what-happens">
    <div css={wrap}>
      <h2 id="what-happens">Nothing is delivered until we have checked with you. Twice.</h2>
      <p css={lead}>
        You can change or cancel a message at any time, as long as you answer one of our two mails. If you do not
        answer, we take that as you meant it, and we deliver.
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
      <div css={lanes}>
        <div>
          <svg width="92" height="72" viewBox="0 0 92 72" fill="none" aria-hidden="true">
            <path d="M2 52H40C66 52 74 44 74 30S62 10 50 10 28 18 28 30" {...thread} />
            <path d="M20 23l8 9 9-8" {...thread} />
            <circle cx="40" cy="52" r="7" fill="var(--night-lane)" stroke="var(--night-thread)" strokeWidth="3.5" />
          </svg>
          <div>
            <h3>{strings.ifYouAnswer}</h3>
            <p>The message waits for you. Nothing goes out until you have decided.</p>
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
