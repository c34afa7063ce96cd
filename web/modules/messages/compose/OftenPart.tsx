import { DateField } from '../../../ui/DateField.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import type { Ends, Every, Terms } from '../plan.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { repeating } from './presets.ts'
import { termsStrings } from './termsStrings.ts'

const MOST_TIMES = 100
const isTimes = (times: string): boolean => /^\d+$/u.test(times) && Number(times) >= 1 && Number(times) <= MOST_TIMES

type OftenProps = { terms: Terms; isLeapDay: boolean; onChange: (changes: Partial<Terms>) => void }

/** How often it repeats, when that ends, and where February 29 goes. */
export const OftenPart = ({ terms, isLeapDay, onChange }: OftenProps) => (
  <div css={{ display: 'grid', gap: 16 }}>
    <Select
      id="often"
      label={termsStrings.often}
      value={terms.every}
      choices={termsStrings.oftenChoices}
      onChange={(every) => onChange(repeating(terms, every as Every))}
    />
    {isLeapDay && (
      <RadioCards
        name="leap-day"
        legend={termsStrings.leapDay}
        value={terms.leapDay}
        choices={termsStrings.leapDays}
        onChange={(leapDay) => onChange({ leapDay })}
      />
    )}
    <Select
      id="ends"
      label={termsStrings.ends}
      value={terms.ends}
      choices={termsStrings.endings}
      onChange={(ends) => onChange({ ends: ends as Ends })}
    />
    {terms.ends === 'count' && (
      <FieldFrame
        id="times"
        label={termsStrings.times}
        {...(!isTimes(terms.times) && { error: termsStrings.timesWrong })}
      >
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
      <DateField id="until" legend={termsStrings.until} value={terms.until} onChange={(until) => onChange({ until })} />
    )}
  </div>
)
