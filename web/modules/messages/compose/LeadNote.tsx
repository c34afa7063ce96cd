import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { hint, problem } from '../../../ui/fieldStyle.ts'
import { clockChange, momentInWords, timeIn } from '../../../ui/moment.ts'
import { earliest, leadOf, type Choice, type Plan } from '../plan.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'
import { earliestChoice } from './earliest.ts'
import { termsStrings } from './termsStrings.ts'

const warning = css`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 12px;
`
type LeadNoteProps = { plan: Plan; choice: Choice; onChange: (choice: Choice) => void }

/** What the clock on that day does, and what to do when there is no time for both of our emails. */
export function LeadNote({ plan, choice, onChange }: LeadNoteProps) {
  const now = useNow(isDemoTime ? 1000 : 60_000)
  const { zone, local, terms } = plan
  const lead = leadOf(plan, now, siteSettings.dayMs)
  const clock = clockChange(local, zone)
  const takeEarliest = () => onChange(earliestChoice(new Date(), zone, terms))
  return (
    <>
      {clock && (
        <span css={[hint, { display: 'block', marginTop: 12 }]}>
          {clock === 'gap' ? termsStrings.gap(timeIn(plan.dueAt, zone)) : termsStrings.overlap}
        </span>
      )}
      {lead === 'short' && <span css={[hint, { display: 'block', marginTop: 12 }]}>{termsStrings.shortLine}</span>}
      {(lead === 'too-short' || lead === 'too-soon') && (
        <span css={warning}>
          <span css={problem}>
            <CircleAlert aria-hidden />
            {lead === 'too-soon'
              ? termsStrings.tooSoon
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
                {termsStrings.sendAnyway}
              </Button>
            )}
          </span>
        </span>
      )}
    </>
  )
}
