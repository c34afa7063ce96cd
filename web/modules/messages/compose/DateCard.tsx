import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { timeInWords } from '../../../ui/dateWords.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { hint, input, problem } from '../../../ui/fieldStyle.ts'
import { clockChange, momentInWords, placeOf, timeIn } from '../../../ui/moment.ts'
import { Select } from '../../../ui/Select.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { choiceAt, earliest, isLeapDay, leadOf, planOf, termsOf, type Choice, type Plan, type Terms } from '../plan.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { OftenPart } from './OftenPart.tsx'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { words } from './termsWords.ts'

const OTHER = 'other'
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const CHOICES = [
  ...HOURS.map((value) => ({ value, words: timeInWords(value) })),
  { value: OTHER, words: strings.otherTime },
]
/** Room between now and the moment the person presses the button. */
const ROOM_MS = isDemoTime ? 30_000 : 3_600_000

const warning = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 16px;
`

/** `livesThere`: the one person whose zone it is; nobody when it is the author's own. */
type DateCardProps = {
  who: string
  livesThere: string | undefined
  zone: string
  choice: Choice
  onChange: (choice: Choice) => void
}

/** The first date that leaves room for both notices, to the terms already chosen. */
export const earliestChoice = (now: Date, zone: string, terms?: Terms): Choice => ({
  ...choiceAt(new Date(earliest(now, siteSettings.dayMs).getTime() + ROOM_MS), zone, isDemoTime),
  ...(terms && { terms }),
})

export function DateCard({ who, livesThere, zone, choice, onChange }: DateCardProps) {
  const now = useNow(isDemoTime ? 1000 : 60_000)
  const [isExact, setIsExact] = useState(isDemoTime || !HOURS.includes(choice.time))
  const terms = termsOf(choice)
  const plan = planOf(choice, zone, siteSettings.dayMs, now)
  const change = (changes: Partial<Terms>) => onChange({ ...choice, terms: { ...terms, ...changes } })
  return (
    <Card css={{ padding: '34px 36px', [phone]: { padding: '24px 20px' } }}>
      <h2 css={{ marginBottom: 20 }}>{strings.whenTitle(who)}</h2>
      <div css={{ marginBottom: 22 }}>
        <RadioCards
          name="often"
          legend={words.often}
          value={terms.every}
          choices={words.oftenChoices}
          onChange={(every) => change({ every, answerRule: every === 'once' ? 'silent' : 'always' })}
        />
      </div>
      <DateField id="due" legend={strings.day} value={choice} onChange={(parts) => onChange({ ...choice, ...parts })} />
      <div css={{ marginTop: 12 }}>
        {isExact ? (
          <FieldFrame id="due-time" label={strings.timeWhere(placeOf(zone), livesThere)}>
            {(control) => (
              <input
                {...control}
                type="time"
                step={isDemoTime ? 1 : 60}
                value={choice.time}
                onChange={(event) => onChange({ ...choice, time: event.target.value })}
                css={input}
              />
            )}
          </FieldFrame>
        ) : (
          <Select
            id="due-time"
            label={strings.timeWhere(placeOf(zone), livesThere)}
            value={choice.time}
            choices={CHOICES}
            onChange={(time) => (time === OTHER ? setIsExact(true) : onChange({ ...choice, time }))}
          />
        )}
      </div>
      <output>{plan && <LeadNote plan={plan} now={now} choice={choice} onChange={onChange} />}</output>
      {terms.every !== 'once' && (
        <OftenPart terms={terms} isLeapDay={plan !== undefined && isLeapDay(plan.local)} onChange={change} />
      )}
    </Card>
  )
}

type LeadNoteProps = { plan: Plan; now: Date; choice: Choice; onChange: (choice: Choice) => void }

/** What the clock on that day does, and what to do when there is no time for both of our mails. */
function LeadNote({ plan, now, choice, onChange }: LeadNoteProps) {
  const { zone, local, terms } = plan
  const lead = leadOf(plan, now, siteSettings.dayMs)
  const clock = clockChange(local, zone)
  const takeEarliest = () => onChange(earliestChoice(new Date(), zone, terms))
  return (
    <>
      {clock && (
        <span css={[hint, { display: 'block', marginTop: 12 }]}>
          {clock === 'gap' ? words.gap(timeIn(plan.dueAt, zone)) : words.overlap}
        </span>
      )}
      {lead === 'short' && <span css={[hint, { display: 'block', marginTop: 12 }]}>{words.shortLine}</span>}
      {(lead === 'too-short' || lead === 'too-soon') && (
        <span css={warning}>
          <span css={problem}>
            <CircleAlert aria-hidden />
            {lead === 'too-soon'
              ? words.tooSoon
              : strings.tooSoon(momentInWords(earliest(now, siteSettings.dayMs), zone))}
          </span>
          <span css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <Button look="secondary" onClick={takeEarliest}>
              {strings.takeEarliest}
            </Button>
            {lead === 'too-short' && (
              <Button
                look="secondary"
                onClick={() => onChange({ ...choice, terms: { ...terms, answerRule: 'always' } })}
              >
                {words.sendAnyway}
              </Button>
            )}
          </span>
        </span>
      )}
    </>
  )
}
