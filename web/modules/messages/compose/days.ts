import { comesOfAgeOn } from '../../../../backend/modules/recipients/contract/grown.ts'
import { partsOf, readDate, type DateParts } from '../../../ui/dateInWords.ts'

/** A day of a year; in a shorter month its last. */
export const dayIn = (year: number, month: number, day: number): DateParts => {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { day: String(Math.min(day, last)), month: String(month), year: String(year) }
}
const isAfter = ({ day, month, year }: DateParts, now: Date) =>
  new Date(Number(year), Number(month) - 1, Number(day)) > now

/** The day they turn eighteen, while it is still to come. */
export const comingOfAge = (born: DateParts, now: Date): DateParts | undefined => {
  const reading = readDate(born)
  if (reading.kind !== 'date') return undefined
  const day = partsOf(comesOfAgeOn(reading.date))
  return isAfter(day, now) ? day : undefined
}

/** The next one that is not today. */
export const nextBirthday = (born: DateParts, now: Date): DateParts => {
  const inYear = (year: number) => dayIn(year, Number(born.month), Number(born.day))
  const thisYear = inYear(now.getFullYear())
  return isAfter(thisYear, now) ? thisYear : inYear(now.getFullYear() + 1)
}
