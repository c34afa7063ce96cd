import { calendars, type DayNumber } from './calendars.ts'

/** A date of one calendar, as exact as it is known. A day without a year is a birthday. */
export type CalendarDate = {
  readonly calendar: string
  /** Whether the text names the calendar. */
  readonly isNamed: boolean
  readonly year?: number
  /** The second year of `1731/32`, as written; then the calendar is the Julian one, and this the year that is meant. */
  readonly dual?: string
  readonly month?: string
  readonly day?: number
  /** `BCE`, or one of a calendar that we do not know. */
  readonly epoch?: string
}

/** What a `DATE` says, in either dialect. */
export type DateValue = (
  | { readonly kind: 'date'; readonly approximate?: 'ABT' | 'CAL' | 'EST'; readonly date: CalendarDate }
  /** One without the other is `AFT` or `BEF`. */
  | { readonly kind: 'range'; readonly from?: CalendarDate; readonly to?: CalendarDate }
  | { readonly kind: 'period'; readonly from?: CalendarDate; readonly to?: CalendarDate }
  /** Words only. */
  | { readonly kind: 'phrase' }
) & {
  readonly phrase?: string
  /** Whether it was written otherwise than the standards say, so that its meaning is ours. */
  readonly isLenient?: boolean
}

/** The days between which something was; where one is missing there is no such bound. */
export type Interval = { readonly min?: DayNumber; readonly max?: DayNumber }

const CENTURY = 100

/** The year that is meant, counted on through 0. */
const yearOf = ({ year = 0, dual, epoch }: CalendarDate): number => {
  if (dual !== undefined) {
    const later = Math.floor(year / CENTURY) * CENTURY + Number(dual)
    return later < year ? later + CENTURY : later
  }
  return epoch === 'BCE' ? 1 - year : year
}

/** The year of the calendar as it counts, `BCE` aside; of `1731/32` the later. */
export const laterYear = (date: CalendarDate): number | undefined =>
  date.dual === undefined ? date.year : yearOf(date)

const daysOf = (date: CalendarDate): Required<Interval> | undefined => {
  const calendar = calendars[date.calendar]
  if (!calendar || date.year === undefined) return undefined
  if (date.epoch !== undefined && (date.epoch !== 'BCE' || !calendar.hasEpoch)) return undefined
  const year = yearOf(date)
  if (date.month === undefined)
    return date.day === undefined
      ? { min: calendar.firstOf(year, 0), max: calendar.firstOf(year + 1, 0) - 1 }
      : undefined
  const named = calendar.months.indexOf(date.month)
  if (named === -1) return undefined
  const month = calendar.monthIn?.(year, named) ?? named
  const [min, max] = [calendar.firstOf(year, month), calendar.firstOf(year, month + 1) - 1]
  if (date.day === undefined) return { min, max }
  const day = min + date.day - 1
  // The 31st of February was no day.
  return date.day >= 1 && day <= max ? { min: day, max: day } : undefined
}

/** Between which days it was; nothing where that is not certain. `AFT 1850` begins on January 1, 1850. */
export const intervalOf = (value: DateValue): Interval | undefined => {
  if (value.kind === 'phrase') return undefined
  if (value.kind === 'date') return daysOf(value.date)
  const [from, to] = [value.from && daysOf(value.from), value.to && daysOf(value.to)]
  if ((value.from && !from) || (value.to && !to)) return undefined
  if (from && to) return { min: Math.min(from.min, to.min), max: Math.max(from.max, to.max) }
  return from ? { min: from.min } : to ? { max: to.max } : undefined
}

/** The day and month of a date that has them, as a birthday is kept. */
export const birthdayOf = (value: DateValue): { readonly day: number; readonly month: number } | undefined => {
  if (value.kind !== 'date' || value.date.calendar !== 'GREGORIAN') return undefined
  const { day, month } = value.date
  const index = calendars['GREGORIAN']?.months.indexOf(month ?? '') ?? -1
  return day === undefined || index === -1 ? undefined : { day, month: index + 1 }
}
