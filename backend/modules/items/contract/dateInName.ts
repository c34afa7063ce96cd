import { dayOf } from './calendar.ts'

const DAY = /(?<!\d)(?<year>19\d\d|20\d\d)(?<sep>[-_.]?)(?<month>\d\d)\k<sep>(?<day>\d\d)(?<rest>.*)$/
const TIME = /^(?:[-_ T]|\sat\s)?(?<hour>[01]\d|2[0-3])([-_.:]?)(?<minute>[0-5]\d)\2(?<second>[0-5]\d)/

/**
 * When a file says by its name that it was made: `IMG_20190612.jpg` as 2019-06-12, `2019-06-12 14.03.05.mov` as
 * 2019-06-12T14:03:05. Empty where it says nothing, or a day that is yet to come.
 * @param today the day on which the file came, YYYY-MM-DD
 */
export const dateInName = (name: string, today: string): string => {
  const { year, month, day, rest = '' } = DAY.exec(name)?.groups ?? {}
  const on = dayOf(Number(year), Number(month), Number(day))
  if (on === undefined || on > today) return ''
  const { hour, minute, second } = TIME.exec(rest)?.groups ?? {}
  if (hour !== undefined) return `${on}T${hour}:${minute ?? '00'}:${second ?? '00'}`
  return /^\d/.test(rest) ? '' : on
}
