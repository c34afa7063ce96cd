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

const two = (n: number): string => String(n).padStart(2, '0')
/** A year as four digits; a month, counted from 1, of any year that it runs over into. */
export const yearOf = (year: number): string => String(year).padStart(4, '0')
export const monthOf = (year: number, month: number): string =>
  `${yearOf(year + Math.floor((month - 1) / 12))}-${two(((((month - 1) % 12) + 12) % 12) + 1)}`

const daysIn = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
/** The day as YYYY-MM-DD; undefined where no calendar has it. */
export const dayOf = (year: number, month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
    ? `${yearOf(year)}-${two(month)}-${two(day)}`
    : undefined

export const numbersIn = (text: string): { readonly year: number; readonly month: number; readonly day: number } => {
  const [year = 0, month = 1, day = 1] = text.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/** The last day of a month as YYYY-MM. */
export const lastOf = (month: string): string => {
  const { year, month: n } = numbersIn(month)
  return `${month}-${two(daysIn(year, n))}`
}
const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
export const dayBefore = (day: string): string => moved(day, -1)
export const dayAfter = (day: string): string => moved(day, 1)

/** A moment by the clock on a wall, so many minutes later. */
export const shifted = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 19)
