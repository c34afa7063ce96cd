import { dateIfGiven, partsOf, plainDay, type DateParts } from '../../../ui/dateInWords.ts'
import { wallIn } from '../../../ui/moment.ts'
import { keepOf } from '../keep.ts'
import { keepStrings } from '../keepStrings.ts'
import { termsOf, type Choice, type Keep, type Terms } from '../plan.ts'
import { comingOfAge, dayIn, nextBirthday } from './days.ts'

export type PresetId =
  | 'birthday'
  | 'of-age'
  | 'wedding'
  | 'year-1'
  | 'year-5'
  | 'year-10'
  | 'other'
  | 'yearly'
  | 'death'
  | 'occasion'
export type Preset = {
  readonly id: PresetId
  readonly words: string
  readonly line: string
  /** Without one, the day is typed, but for what is kept until something happens. */
  readonly day?: DateParts
  readonly keeps?: Exclude<Keep['until'], 'date'>
}

/** @number years ahead that are offered for a date */
const YEARS = [1, 5, 10] as const

/** Today, for someone who lives in `zone`. */
const todayIn = (zone: string, now: Date) => {
  const [year = 0, month = 0, day = 0] = wallIn(zone, now).date.split('-').map(Number)
  return { year, month, day }
}

/** The days that are offered, each with the date that it would be; `birthday` is that of the one person it is for. */
export const presetsOf = (zone: string, now: Date, birthday: string | null): readonly Preset[] => {
  const { year, month, day } = todayIn(zone, now)
  const dated = (id: PresetId, words: string, on: DateParts): Preset => ({
    id,
    words,
    line: plainDay(dateIfGiven(on) ?? ''),
    day: on,
  })
  const born = partsOf(birthday)
  const ofAge = comingOfAge(born, now)
  return [
    ...(birthday === null ? [] : [dated('birthday', 'Their next birthday', nextBirthday(born, now))]),
    ...(ofAge ? [dated('of-age', 'Their 18th birthday', ofAge)] : []),
    { id: 'wedding', words: 'Their wedding day', line: 'Choose the date' },
    ...YEARS.map((years) =>
      dated(`year-${years}`, years === 1 ? 'In 1 year' : `In ${years} years`, dayIn(year + years, month, day)),
    ),
    { id: 'other', words: 'Another date', line: 'Pick any day' },
    { id: 'yearly', words: 'Every year', line: 'A birthday, a holiday' },
    { id: 'death', words: keepStrings.death, line: keepStrings.kept, keeps: 'death' },
    { id: 'occasion', words: keepStrings.occasion, line: keepStrings.kept, keeps: 'occasion' },
  ]
}

/** Which of them a date that stands already is. */
export const presetIn = (choice: Choice, presets: readonly Preset[]): PresetId | undefined => {
  const { until } = keepOf(choice)
  if (until !== 'date') return until
  if (termsOf(choice).every !== 'once') return 'yearly'
  const date = dateIfGiven(choice)
  if (!date) return undefined
  return presets.find(({ day }) => day !== undefined && dateIfGiven(day) === date)?.id ?? 'other'
}

/** What repeats is sent even if its author replies; what comes once waits for them. */
export const repeating = (terms: Terms, every: Terms['every']): Terms =>
  terms.every === every ? terms : { ...terms, every, answerRule: every === 'once' ? 'silent' : 'always' }
