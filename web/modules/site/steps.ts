import { CHECK_DAYS } from '../../../backend/modules/messages/contract/lead.ts'
import { dayInWords } from '../../ui/dateInWords.ts'

const DAY_MS = 86_400_000
const [FIRST_CHECK_DAYS, SECOND_CHECK_DAYS] = CHECK_DAYS

export type Steps = { readonly first: string; readonly second: string; readonly day: string }

const minus = (date: string, days: number): string =>
  dayInWords(new Date(Date.parse(`${date}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10))

/** The days on which a message of that date (YYYY-MM-DD) moves, in words. */
export const stepsOf = (date: string): Steps => ({
  first: minus(date, FIRST_CHECK_DAYS),
  second: minus(date, SECOND_CHECK_DAYS),
  day: dayInWords(date),
})

/** `days` after the day that the person's own clock shows, as YYYY-MM-DD. */
export const daysFrom = (now: Date, days: number): string => {
  const wall = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)
  return new Date(wall).toISOString().slice(0, 10)
}

/** A message may be for the day after tomorrow at the earliest: both questions must find their time. */
export const EARLIEST_DAYS = FIRST_CHECK_DAYS + 1
