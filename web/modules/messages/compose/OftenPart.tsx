import { DateField } from '../../../ui/DateField.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Ends, Terms } from '../plan.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { words } from './termsWords.ts'

const MOST_TIMES = 100
const isTimes = (times: string): boolean => /^\d+$/u.test(times) && Number(times) >= 1 && Number(times) <= MOST_TIMES

type OftenProps = { terms: Terms; isLeapDay: boolean; onChange: (changes: Partial<Terms>) => void }

/** When what comes back ends, and where 29 February goes. */
export const OftenPart = ({ terms, isLeapDay, onChange }: OftenProps) => (
  <div css={{ display: 'grid', gap: 18, marginTop: 22 }}>
    {isLeapDay && (
      <RadioCards
        name="leap-day"
        legend={words.leapDay}
        value={terms.leapDay}
        choices={words.leapDays}
        onChange={(leapDay) => onChange({ leapDay })}
      />
    )}
    <Select
      id="ends"
      label={words.ends}
      value={terms.ends}
      choices={words.endings}
      onChange={(ends) => onChange({ ends: ends as Ends })}
    />
    {terms.ends === 'count' && (
      <FieldFrame id="times" label={words.times} {...(!isTimes(terms.times) && { error: words.timesWrong })}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={terms.times}
            onChange={(event) => onChange({ times: event.target.value.replaceAll(/\D/gu, '').slice(0, 3) })}
            css={[input, { maxWidth: 140 }]}
          />
        )}
      </FieldFrame>
    )}
    {terms.ends === 'until' && (
      <DateField id="until" legend={words.until} value={terms.until} onChange={(until) => onChange({ until })} />
    )}
  </div>
)
