// Dates in a fixed locale, written in full: "Saturday, June 14, 2031".

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export type DateParts = { readonly day: string; readonly month: string; readonly year: string }
export type DateReading =
  | { readonly kind: 'date'; readonly date: string; readonly words: string }
  | { readonly kind: 'unfinished' }
  | { readonly kind: 'impossible'; readonly words: string }

/** `date` is YYYY-MM-DD. */
export const dayInWords = (date: string): string => {
  const day = new Date(`${date}T00:00:00Z`)
  return `${WEEKDAYS[day.getUTCDay()]}, ${plainDay(date)}`
}
/** Without its weekday: "June 14, 2031". */
export const plainDay = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return `${MONTHS[(month ?? 1) - 1]} ${day}, ${year}`
}

/** A year below it is one of two digits, behind zeros. */
const LEAST_YEAR = 1_000
const lastDayOf = (month: number, year: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** What the three fields say together; impossible dates are answered in words. */
export const readDate = ({ day, month, year }: DateParts): DateReading => {
  const [d, m, y] = [Number(day), Number(month), Number(year)]
  if (day.trim() === '' || month === '' || !/^\d{4}$/u.test(year.trim())) return { kind: 'unfinished' }
  if (y < LEAST_YEAR) return { kind: 'impossible', words: 'Please write the whole year, such as 1958.' }
  const last = lastDayOf(m, y)
  if (!Number.isInteger(d) || d < 1 || d > last) {
    return { kind: 'impossible', words: `${MONTHS[m - 1]} ${y} has ${last} days.` }
  }
  const date = `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
  return { kind: 'date', date, words: dayInWords(date) }
}

/** The three fields of a date that stands already; of none, empty ones. */
export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = (date ?? '').split('-')
  return { day: day.replace(/^0/u, ''), month: month.replace(/^0/u, ''), year }
}
/** YYYY-MM-DD, or null where all three are empty; undefined where they are no date. */
export const dateIfGiven = (parts: DateParts): string | null | undefined => {
  if (!parts.day && !parts.month && !parts.year) return null
  const reading = readDate(parts)
  return reading.kind === 'date' ? reading.date : undefined
}

/** `time` is HH:mm[:ss]; by the twelve-hour clock, without seconds. */
export const timeInWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour === 12) return 'noon'
  if (minute === 0 && hour === 0) return 'midnight'
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`
  if (hour < 12) return `${clock} in the morning`
  if (hour < 18) return `${clock} in the afternoon`
  return `${clock} in the evening`
}
