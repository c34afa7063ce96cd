import { readDate, type DateParts } from '../../../ui/dateInWords.ts'

/** @number age at which somebody is grown up */
const OF_AGE = 18

/** A day of a year; in a shorter month its last. */
export const dayIn = (year: number, month: number, day: number): DateParts => {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { day: String(Math.min(day, last)), month: String(month), year: String(year) }
}
const isAfter = ({ day, month, year }: DateParts, now: Date) =>
  new Date(Number(year), Number(month) - 1, Number(day)) > now

/** The day they turn eighteen, while it is still to come. */
export const comingOfAge = (born: DateParts, now: Date): DateParts | undefined => {
  if (readDate(born).kind !== 'date') return undefined
  const day = dayIn(Number(born.year) + OF_AGE, Number(born.month), Number(born.day))
  return isAfter(day, now) ? day : undefined
}

/** The next one that is not today. */
export const nextBirthday = (born: DateParts, now: Date): DateParts => {
  const inYear = (year: number) => dayIn(year, Number(born.month), Number(born.day))
  const thisYear = inYear(now.getFullYear())
  return isAfter(thisYear, now) ? thisYear : inYear(now.getFullYear() + 1)
}
