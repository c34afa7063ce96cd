import type { Recurrence } from '../events.ts'

const pad = (n: number, length = 2): string => String(n).padStart(length, '0')
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The wall-clock time some periods after `first`; a day that its month does not have is the month's last one. */
const moved = ({ first, every, leapDay }: Recurrence, periods: number): string => {
  const [year = 0, month = 1, day = 1] = first.slice(0, 10).split('-').map(Number)
  const months = (month - 1 + (every === 'month' ? periods : 0)) % 12
  const years = year + (every === 'year' ? periods : Math.floor((month - 1 + periods) / 12))
  const last = daysIn(years, months + 1)
  const isMissingLeapDay = every === 'year' && day > last && leapDay === 'mar1'
  const date = isMissingLeapDay
    ? `${pad(years, 4)}-03-01`
    : `${pad(years, 4)}-${pad(months + 1)}-${pad(Math.min(day, last))}`
  return `${date}${first.slice(10)}`
}

/** The wall-clock time of an occurrence, counted from the first of the rule: a short month moves only itself. */
export const localOf = (rule: Recurrence, occurrence: number): string => moved(rule, occurrence - rule.firstOccurrence)

/** What comes after an occurrence: its number and wall-clock time; undefined after the last. */
export const occurrenceAfter = (
  rule: Recurrence,
  occurrence: number,
): { readonly occurrence: number; readonly local: string } | undefined => {
  const next = occurrence + 1
  const local = localOf(rule, next)
  const isOver =
    (rule.count !== undefined && next - rule.firstOccurrence >= rule.count) ||
    (rule.until !== undefined && local.slice(0, 10) > rule.until)
  return isOver ? undefined : { occurrence: next, local }
}
