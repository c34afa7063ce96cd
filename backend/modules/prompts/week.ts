import { plus } from '../../kernel/log/decider.ts'
import { WEEKLY_HOUR } from './contract.ts'
import { resolveLocal, wallClockIn } from '../../kernel/words/zones.ts'

const DAY_MS = 86_400_000
/** @number day of the week on which the weekly question leaves (0 is Sunday) */
const SUNDAY = 0

/** The date on the wall `days` on: the local time is read as UTC, so that a day has always 24 hours. */
const dateOn = (local: string, days: number) =>
  new Date(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The next Sunday at ten in the morning where the person is; where days are short, seven of them later. */
export const nextWeek = (zone: string, at: string, dayMs: number): string => {
  if (dayMs !== DAY_MS) return plus(at, 7 * dayMs)
  const local = wallClockIn(zone, at)
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay()
  const sundays = [0, 7].map((more) =>
    resolveLocal(`${dateOn(local, ((SUNDAY - weekday + 7) % 7) + more)}T${WEEKLY_HOUR}:00`, zone),
  )
  return sundays.find((sunday) => sunday !== undefined && sunday > at) ?? plus(at, 7 * DAY_MS)
}

/** The day, counted as the home page counts it, of an instant in a zone. */
export const dayIn = (zone: string, at: string): number => Math.floor(Date.parse(`${wallClockIn(zone, at)}Z`) / DAY_MS)
