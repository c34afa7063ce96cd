import { useState } from 'react'
import { isDemoTime } from '../../../app/siteSettings.ts'
import { timeInWords } from '../../../ui/dateInWords.ts'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { townOf } from '../../../../backend/kernel/words/zones.ts'
import { Select } from '../../../ui/Select.tsx'
import { strings } from '../strings.ts'

export const HOUR_ID = 'due-time'
const OTHER = 'other'
const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
const CHOICES = [
  ...HOURS.map((value) => ({ value, words: timeInWords(value) })),
  { value: OTHER, words: strings.otherTime },
]

export const isWholeHour = (time: string): boolean => HOURS.includes(time)

type HourProps = {
  zone: string
  /** The one person whose zone it is; nobody when it is the author's own. */
  livesThere: string | undefined
  time: string
  onChange: (time: string) => void
}

/** In a demo, where a day is minutes, the second counts. */
export function HourPart({ zone, livesThere, time, onChange }: HourProps) {
  const [isExact, setIsExact] = useState(isDemoTime || !isWholeHour(time))
  const label = strings.timeWhere(townOf(zone), livesThere)
  return isExact ? (
    <FieldFrame id={HOUR_ID} label={label}>
      {(control) => (
        <input
          {...control}
          type="time"
          step={isDemoTime ? 1 : 60}
          value={time}
          onChange={(event) => onChange(event.target.value)}
          css={input}
        />
      )}
    </FieldFrame>
  ) : (
    <Select
      id={HOUR_ID}
      label={label}
      value={time}
      choices={CHOICES}
      onChange={(hour) => (hour === OTHER ? setIsExact(true) : onChange(hour))}
    />
  )
}
