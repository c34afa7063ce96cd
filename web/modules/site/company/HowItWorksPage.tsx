import { css } from '@emotion/react'
import { useState } from 'react'
import { DateField } from '../../../ui/DateField.tsx'
import { readDate, type DateParts } from '../../../ui/dateInWords.ts'
import { DeliveryTimeline } from '../../../ui/DeliveryTimeline.tsx'
import { card } from '../../../ui/surfaces.ts'
import { useHydrated } from '../../../ui/useHydrated.ts'
import { wrap } from '../../../ui/wrap.ts'
import { PageHead } from '../PageHead.tsx'
import { daysFrom, EARLIEST_DAYS, stepsOf } from '../steps.ts'
import { section, sectionHead } from '../style.ts'
import { TalkToAPerson } from '../TalkToAPerson.tsx'
import { ThreadList } from '../ThreadList.tsx'
import { Chapter } from './Chapter.tsx'

const STEPS = [
  {
    when: 'Today',
    isDone: true,
    title: 'You record and choose the day.',
    line: 'Or you write. You choose the person, and how they prove that it is them.',
  },
  {
    // @says how long before a message's date its two checks leave
    title: 'Two days before, we email you.',
    line: 'One email with plain choices: you are still here, or change it, or stop it.',
  },
  // @says how long before a message's date its two checks leave
  { title: 'One day before, we ask once more.', line: 'Only if the first email went unanswered.' },
  {
    when: 'On the day',
    isArrival: true,
    title: 'If you answer, you may change or cancel. If not, it is delivered.',
    line: 'They get a quiet page with your voice on it, and need no account to hear it.',
  },
] as const

const simulator = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 36px 64px;
  padding: 36px;
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding: 26px 22px;
  }
`

/** The same two rules as the server's, on a day of one's own. */
const Simulator = () => {
  const [now] = useState(() => new Date())
  const today = daysFrom(now, 0)
  const [parts, setParts] = useState<DateParts>(() => {
    const [year = '', month = '', day = ''] = daysFrom(now, 30).split('-')
    return { day: String(Number(day)), month: String(Number(month)), year }
  })
  const reading = readDate(parts)
  const isEarly = reading.kind === 'date' && reading.date < daysFrom(now, EARLIEST_DAYS)
  const steps = reading.kind === 'date' && !isEarly ? stepsOf(reading.date) : undefined
  const early = 'That is too soon: both our questions must reach you first.'
  return (
    <div css={[card, simulator]}>
      <DateField
        id="simulated"
        legend="The day of the delivery"
        value={parts}
        onChange={setParts}
        {...(isEarly && { error: early })}
      />
      {steps && (
        <DeliveryTimeline
          label="What would happen"
          steps={[
            { id: 'today', state: 'done', when: stepsOf(today).day, title: 'You seal it' },
            { id: 'first', state: 'planned', when: steps.first, title: 'We ask you' },
            { id: 'second', state: 'planned', when: steps.second, title: 'We ask once more' },
            { id: 'day', state: 'planned', when: steps.day, title: 'It arrives', isArrival: true },
          ]}
        />
      )}
    </div>
  )
}

export function HowItWorksPage() {
  const isHydrated = useHydrated()
  return (
    <>
      <PageHead
        title="How It Works"
        line="You say it today. We keep it, we ask you twice, and we hand it over on the day that you chose."
        scene="letterbox"
      />
      <ThreadList id="steps" title="From today to the day" steps={STEPS} />
      <section css={[wrap, section]} aria-labelledby="try">
        <h2 id="try" css={[sectionHead, { marginBottom: 36 }]}>
          Try a day of your own
        </h2>
        <div css={{ minHeight: 420 }}>{isHydrated && <Simulator />}</div>
      </section>
      <Chapter title="What if I do not answer?">
        <p>
          Then we deliver it, just as you planned. The message goes to the person you chose, at the hour you chose. You
          may have been ill, or away, or no longer here: that is what it was made for.
        </p>
      </Chapter>
      <Chapter title="What if I die?">
        <p>
          A message with a date will be sent on its date. Nobody has to know a password, and nobody has to ask us for
          it. If someone tells us of a death, nothing is sent because of that alone.
        </p>
      </Chapter>
      <Chapter title="What if I change my mind?" isLast>
        <p>Change it, move it or stop it, until the minute it is sent. You do not have to say why.</p>
      </Chapter>
      <TalkToAPerson title="Try it with one sentence." line="Record it now. You decide about the day afterwards." />
    </>
  )
}
