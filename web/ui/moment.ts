import { isZone, zoneInWords, resolveLocal, wallClockOf } from '../../backend/kernel/words/zones.ts'
import { dayInWords, plainDay, timeInWords } from './dateInWords.ts'

type Wall = { readonly date: string; readonly time: string }

/** The reader's zone; UTC where their browser names one that it does not know itself, or the server would not. */
export const ownZone = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isZone(timeZone) ? timeZone : 'UTC'
}

/** What a clock on the wall in `zone` shows at that instant. */
export const wallIn = (zone: string, at: Date | string): Wall => {
  const [date = '', time = ''] = new Date(wallClockOf(zone)(new Date(at).getTime())).toISOString().split(/[T.]/)
  return { date, time }
}

const asUtc = ({ date, time }: Wall) => Date.parse(`${date}T${time}Z`)

/** The instant of a wall-clock time, for showing dates before the server resolves them by the same rule. */
export const instantOf = (local: string, zone: string): Date => new Date(resolveLocal(local, zone) ?? Number.NaN)

/** Whether the clocks of that day skip the wall-clock time, or show it twice. */
export const clockChange = (local: string, zone: string): 'gap' | 'overlap' | undefined => {
  const wanted = Date.parse(`${local}Z`)
  const at = instantOf(local, zone)
  if (asUtc(wallIn(zone, at)) !== wanted) return 'gap'
  const offsetAfter = asUtc(wallIn(zone, new Date(wanted + 86_400_000))) - (wanted + 86_400_000)
  const second = wanted - offsetAfter
  return second > at.getTime() && asUtc(wallIn(zone, new Date(second))) === wanted ? 'overlap' : undefined
}

export const dateIn = (at: Date | string, zone = ownZone()): string => dayInWords(wallIn(zone, at).date)
/** "June 14, 2031": for titles, and where the weekday has no room. */
export const plainDateIn = (at: Date | string, zone = ownZone()): string => plainDay(wallIn(zone, at).date)
export const timeIn = (at: Date | string, zone = ownZone()): string => timeInWords(wallIn(zone, at).time)

/** "9:00 in the morning", "9:00 in the morning (Tokyo time)": another zone than one's own is named. */
export const placedTimeIn = (at: Date | string, zone = ownZone()): string =>
  `${timeIn(at, zone)}${zone === ownZone() ? '' : ` (${zoneInWords(zone)})`}`

/** "Saturday, June 14, 2031, 9:00 in the morning", with the zone as above. */
export const momentInWords = (at: Date | string, zone = ownZone()): string =>
  `${dateIn(at, zone)}, ${placedTimeIn(at, zone)}`

const A_MINUTE_MS = 60_000

const toMinute = (at: Date | string) => new Date(Math.floor(new Date(at).getTime() / A_MINUTE_MS) * A_MINUTE_MS)

/** The same to the minute: for what is only held against one's memory. */
export const minuteInWords = (at: Date | string, zone = ownZone()): string => momentInWords(toMinute(at), zone)
/** Only its time, to the minute: where the day stands above. */
export const minuteIn = (at: Date | string, zone = ownZone()): string => timeIn(toMinute(at), zone)

/** "9:04" or, where seconds matter, "09:00:04". */
export const clockIn = (at: Date | string, zone = ownZone()): string => wallIn(zone, at).time
