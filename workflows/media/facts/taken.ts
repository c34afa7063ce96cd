import type { Facts } from '../../../backend/modules/media/events.ts'

/**
 * A moment as a field of a file says it. What a time without an offset means depends on who wrote it: a camera writes what
 * its own clock shows, a film's header and a satellite say it in UTC.
 */
export type Said = { readonly text: string; readonly clock: 'wall' | 'utc'; readonly offset?: string }

type Day = { readonly year: number; readonly month?: number; readonly day?: number }
type Moment = Day & { readonly time?: readonly [hour: number, minute: number, second: number]; readonly zone?: string }

/** @number year of the first photograph that is left: nothing was taken before it */
const FIRST_YEAR = 1826
/** Where clocks begin that nobody has set. */
const UNSET: ReadonlySet<string> = new Set(['1904-01-01T00:00:00', '1970-01-01T00:00:00', '1980-01-01T00:00:00'])

const FORM = /^(\d{4})(?:[:-](\d\d)(?:[:-](\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/
const OFFSET = /^([+-])(\d\d):?(\d\d)$/

const two = (n: number) => String(n).padStart(2, '0')
const dayOf = ({ year, month, day }: Day): string =>
  [String(year).padStart(4, '0'), ...[month, day].filter((part) => part !== undefined).map(two)].join('-')

const isDay = ({ year, month = 1, day = 1 }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const offsetIn = (text: string): string | undefined => {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? []
  return sign && Number(hours) <= 14 && Number(minutes) < 60 ? `${sign}${hours}:${minutes}` : undefined
}

/** Undefined where the text is no moment that there ever was. */
const momentIn = ({ text, offset = '' }: Said): Moment | undefined => {
  const found = FORM.exec(text.trim())
  if (!found) return undefined
  const [year = 0, month, day, ...time] = found.slice(1, 7).map((part) => (part ? Number(part) : undefined))
  const moment = { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
  if (year < FIRST_YEAR || month === 0 || day === 0 || !isDay(moment)) return undefined
  const [hour, minute, second = 0] = time
  if (hour === undefined || minute === undefined) return moment
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const zone = found[7] === 'Z' ? 'Z' : (offsetIn(found[7] ?? '') ?? offsetIn(offset.trim()))
  return { ...moment, time: [hour, minute, second], ...(zone && { zone }) }
}

/** What a clock in the zone shows at an instant. */
const shownIn = (zone: string, instant: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}`
}

/**
 * When something was taken, as a clock there showed it: by the first field, of those in the order of what they are worth,
 * that says a moment. A broken one spoils none after it; none at all is no date.
 * @param zone where a time in UTC is told: the place's, where that is known, else its owner's
 */
export const takenOf = (
  said: readonly Said[],
  { zone, now }: { readonly zone: string; readonly now: Date },
): Pick<Facts, 'taken' | 'zone'> => {
  for (const each of said) {
    const moment = momentIn(each)
    if (!moment) continue
    const { time } = moment
    const day = dayOf(moment)
    const wall = time ? `${day}T${time.map(two).join(':')}` : day
    if (UNSET.has(wall)) continue
    // A day's slack is left for clocks that are ahead.
    if (Date.parse(time ? `${wall}Z` : day) > now.getTime() + 86_400_000) continue
    const isInstant = time && (moment.zone === 'Z' || (each.clock === 'utc' && !moment.zone))
    if (isInstant) return { taken: shownIn(zone, new Date(`${wall}Z`)), zone: 'assumed' }
    return { taken: wall, ...(moment.zone && { zone: moment.zone }) }
  }
  return {}
}
