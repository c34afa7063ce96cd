import { resolveLocal, wallClockIn } from './zones.ts'

const DAY_MS = 86_400_000
const NINE = 'T09:00'

/** Nine in the morning in a zone, so many of its days after the day of an instant. */
export const morningOf = (zone: string, at: string, daysOn: number): string => {
  const today = Date.parse(`${wallClockIn(zone, at).slice(0, 10)}T00:00Z`)
  const day = new Date(today + daysOn * DAY_MS).toISOString().slice(0, 10)
  return resolveLocal(`${day}${NINE}`, zone) ?? at
}

/** The first nine in the morning there that is not before an instant. */
export const morningFrom = (zone: string, at: string): string =>
  [0, 1].map((daysOn) => morningOf(zone, at, daysOn)).find((morning) => morning >= at) ?? morningOf(zone, at, 2)
