import { dayInWords, timeInWords } from './dateWords.ts'

type Wall = { readonly date: string; readonly time: string }

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, format)
  return format
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a clock on the wall in `zone` shows at that instant. */
export const wallIn = (zone: string, at: Date | string): Wall => {
  const parts = formatOf(zone).formatToParts(new Date(at))
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}:${part('second')}`,
  }
}

const asUtc = ({ date, time }: Wall) => Date.parse(`${date}T${time}Z`)

/**
 * The instant of a wall-clock time (`YYYY-MM-DDTHH:mm[:ss]`), for showing dates before the server resolves them by the
 * same rule: forward by the gap in spring, the first of two in autumn.
 */
export const instantOf = (local: string, zone: string): Date => {
  const wanted = Date.parse(`${local}Z`)
  const offsetAt = (ms: number) => asUtc(wallIn(zone, new Date(ms))) - ms
  const offsets = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)]
  const fitting = offsets.map((offset) => wanted - offset).filter((ms) => asUtc(wallIn(zone, new Date(ms))) === wanted)
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wanted - (offsets[0] ?? 0))
}

/** Whether the clocks of that day skip the wall-clock time, or show it twice. */
export const clockChange = (local: string, zone: string): 'gap' | 'overlap' | undefined => {
  const wanted = Date.parse(`${local}Z`)
  const at = instantOf(local, zone)
  if (asUtc(wallIn(zone, at)) !== wanted) return 'gap'
  const offsetAfter = asUtc(wallIn(zone, new Date(wanted + 86_400_000))) - (wanted + 86_400_000)
  const second = wanted - offsetAfter
  return second > at.getTime() && asUtc(wallIn(zone, new Date(second))) === wanted ? 'overlap' : undefined
}

/** "Europe/Madrid" -> "Madrid". */
export const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

export const dateIn = (at: Date | string, zone = ownZone()): string => dayInWords(wallIn(zone, at).date)
export const timeIn = (at: Date | string, zone = ownZone()): string => timeInWords(wallIn(zone, at).time)

/** "9:00 in the morning", "9:00 in the morning (Tokyo time)": another zone than one's own is named. */
export const placedTimeIn = (at: Date | string, zone = ownZone()): string =>
  `${timeIn(at, zone)}${zone === ownZone() ? '' : ` (${placeOf(zone)} time)`}`

/** "Saturday 14 June 2031, 9:00 in the morning", with the zone as above. */
export const momentInWords = (at: Date | string, zone = ownZone()): string =>
  `${dateIn(at, zone)}, ${placedTimeIn(at, zone)}`

const A_MINUTE_MS = 60_000

/** The same to the minute: for what is only held against one's memory. */
export const minuteInWords = (at: Date | string, zone = ownZone()): string =>
  momentInWords(new Date(Math.floor(new Date(at).getTime() / A_MINUTE_MS) * A_MINUTE_MS), zone)

/** "9:04" or, where seconds matter, "09:00:04". */
export const clockIn = (at: Date | string, zone = ownZone()): string => wallIn(zone, at).time
