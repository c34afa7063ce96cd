import { css } from '@emotion/react'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { isDemoTime, siteSettings } from '../../../app/siteSettings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { timeInWords } from '../../../ui/dateWords.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input, problem } from '../../../ui/fieldStyle.ts'
import { momentInWords, placeOf } from '../../../ui/moment.ts'
import { Select } from '../../../ui/Select.tsx'
import { phone } from '../../../ui/surfaces.ts'
import { choiceAt, earliest, isTooSoon, planOf, type Choice } from '../plan.ts'
import { strings } from '../strings.ts'
import { useNow } from '../useNow.ts'

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

export const earliestChoice = (now: Date, zone: string): Choice =>
  choiceAt(new Date(earliest(now, siteSettings.dayMs).getTime() + ROOM_MS), zone, isDemoTime)

export function DateCard({ who, livesThere, zone, choice, onChange }: DateCardProps) {
  const now = useNow(isDemoTime ? 1000 : 60_000)
  const [isExact, setIsExact] = useState(isDemoTime || !HOURS.includes(choice.time))
  const plan = planOf(choice, zone, siteSettings.dayMs)
  const isSoon = plan !== undefined && isTooSoon(plan, now, siteSettings.dayMs)
  return (
    <Card css={{ padding: '34px 36px', [phone]: { padding: '24px 20px' } }}>
      <h2 css={{ marginBottom: 20 }}>{strings.whenTitle(who)}</h2>
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
      <output>
        {isSoon && (
          <span css={warning}>
            <span css={problem}>
              <CircleAlert aria-hidden />
              {strings.tooSoon(momentInWords(earliest(now, siteSettings.dayMs), zone))}
            </span>
            <Button look="secondary" onClick={() => onChange(earliestChoice(new Date(), zone))}>
              {strings.takeEarliest}
            </Button>
          </span>
        )}
      </output>
    </Card>
  )
}
