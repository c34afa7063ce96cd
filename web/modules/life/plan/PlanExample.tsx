import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { card } from '../../../ui/surfaces.ts'
import { plainDateIn } from '../../../ui/moment.ts'
import { keptForThen } from '../queries.ts'
import { goesOut, reportAt, silenceFrom, type Going } from './dates.ts'
import { termsOf, type PlanFields } from './fields.ts'
import { strings } from './strings.ts'

const words = strings.example
const frame = css`
  display: grid;
  gap: 16px;
  padding: 24px;
  h3 {
    margin: 0;
  }
`
const steps = css`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: 4px 20px;
    @media (max-width: 560px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  time {
    font-weight: 600;
  }
`
/** Without a day it is the end of what comes before. */
type Step = { readonly at?: string; readonly words: string }

const delivered = (going: readonly Going[]): readonly Step[] =>
  going.length === 0
    ? [{ words: words.nothing }]
    : going.map(({ at, messages }) => ({ at, words: words.delivered(messages.map(({ title }) => title)) }))

/** What the choices would lead to, with dates: it follows them while they are made. */
export function PlanExample() {
  const [now] = useState(() => new Date().toISOString())
  const terms = termsOf(useWatch<PlanFields>() as PlanFields)
  const silence = silenceFrom(now, terms)
  const confirmedAt = reportAt(now, terms)
  const { data: kept } = useQuery(keptForThen())
  const ofSilence = silence && [
    ...silence.asks.map((at, index) => ({ at, words: words.ask(index + 1, silence.asks.length) })),
    { at: silence.presumedAt, words: words.presumed },
    ...(kept ? delivered(goesOut(kept, { isPresumed: true, isConfirmed: false }, silence.presumedAt)) : []),
  ]
  const ofReport = confirmedAt !== undefined && [
    { at: now, words: words.reported(terms.k ?? 1) },
    { at: confirmedAt, words: words.confirmed },
    ...(kept ? delivered(goesOut(kept, { isPresumed: false, isConfirmed: true }, confirmedAt)) : []),
  ]
  return (
    <section css={[card, frame]} aria-live="polite">
      <h3>{words.title}</h3>
      <p>{ofSilence ? words.line : words.quiet}</p>
      {ofSilence && <Steps of={ofSilence} />}
      <h3>{words.reportTitle}</h3>
      {ofReport ? <Steps of={ofReport} /> : <p>{words.noReport}</p>}
    </section>
  )
}

const Steps = ({ of }: { of: readonly Step[] }) => (
  <ol css={steps}>
    {of.map((step) => (
      <li key={`${step.at ?? ''} ${step.words}`}>
        {step.at === undefined ? <span /> : <time dateTime={step.at}>{plainDateIn(step.at)}</time>}
        <span>{step.words}</span>
      </li>
    ))}
  </ol>
)
