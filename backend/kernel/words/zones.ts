import { remembered } from './remembered.ts'

const UTC = 'UTC'

/** Whether the runtime's time-zone data knows this IANA name. */
export const isZone = remembered((zone): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
})

/**
 * What a clock on the wall in the zone shows at an instant, both in milliseconds; the clock of UTC, and `zoneInWords` says
 * so, where this side does not know the zone: browsers and servers have tables of different years.
 */
export const wallClockOf = remembered((zone) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: isZone(zone) ? zone : UTC,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (ms: number): number => {
    const part = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1000) + 1000) % 1000)
  }
})

/** The wall-clock time of an instant in a zone: `YYYY-MM-DDTHH:mm:ss.SSS`. */
export const wallClockIn = (zone: string, at: string): string =>
  new Date(wallClockOf(zone)(Date.parse(at))).toISOString().slice(0, -1)

/**
 * The instant of a wall-clock time (`YYYY-MM-DDTHH:mm[:ss[.SSS]]`) in a zone. In the hour that spring skips it moves
 * forward by the gap; of the two in autumn it is the first (the same choice as RFC 5545 and java.time).
 * @returns an Instant, or undefined where `local` is no date
 */
export const resolveLocal = (local: string, zone: string): string | undefined => {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted) || !new Date(wanted).toISOString().startsWith(local.slice(0, 16))) return undefined
  const wall = wallClockOf(zone)
  const offsetAt = (ms: number) => wall(ms) - ms
  // The offsets a day before and after hold on either side of any change between.
  const before = offsetAt(wanted - 86_400_000)
  const after = offsetAt(wanted + 86_400_000)
  const candidates = [wanted - before, wanted - after].filter((ms) => wall(ms) === wanted)
  return new Date(candidates.length > 0 ? Math.min(...candidates) : wanted - before).toISOString()
}

/** "Europe/Madrid" -> "Madrid". */
export const townOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** "Europe/Madrid" -> "Madrid time", which stands behind a time of day. */
export const zoneInWords = (zone: string): string => (zone === UTC || !isZone(zone) ? UTC : `${townOf(zone)} time`)
