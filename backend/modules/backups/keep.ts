/** A finished backup, and when it was made. */
export type Held = { readonly id: string; readonly at: string }

const HOUR_MS = 3_600_000
/** @number backups that are kept, the newest of each day, week and month */
const RULES = [
  { days: 1, most: 7 },
  { days: 7, most: 5 },
  { days: 30, most: 12 },
] as const
/**
 * @number how long the keys of what was erased lie in a backup. Whoever clears away comes once a day: at their last
 * look before the thirtieth day they are gone.
 */
const KEYS_DAYS = 29
/** @number how old the newest backup may be. 26 hours: a day, and two hours in which it may still come. */
const LATE_DAYS = 26 / 24
/** @number how often a backup is proved by bringing it back */
const PROVE_EVERY_DAYS = 28

/** A day as backups count them: a house whose days are shorter makes one an hour. */
const backupDayMs = (dayMs: number): number => Math.max(dayMs, HOUR_MS)

const spanOf = (at: string, ms: number) => Math.floor(Date.parse(at) / ms)

/** The ids to keep: of the newest 7 days, 5 weeks and 12 months that have a backup, the newest of each. */
export const kept = (held: readonly Held[], dayMs: number): ReadonlySet<string> => {
  const newestFirst = held.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
  const ids = new Set<string>()
  for (const { days, most } of RULES) {
    const spans = new Map<number, string>()
    for (const { id, at } of newestFirst) {
      const span = spanOf(at, days * backupDayMs(dayMs))
      if (!spans.has(span) && spans.size < most) spans.set(span, id)
    }
    for (const id of spans.values()) ids.add(id)
  }
  return ids
}

const isOlder = (at: string | null, now: string, days: number, dayMs: number): boolean =>
  at === null || Date.parse(at) < Date.parse(now) - days * backupDayMs(dayMs)

/**
 * Whether a backup's keyring and tables must go, which bring back whom we erased; all else is ciphertext and may lie
 * on.
 */
export const areKeysOver = (at: string, now: string, dayMs: number): boolean => isOlder(at, now, KEYS_DAYS, dayMs)
/** Whether a good backup is missed; true before the first one. */
export const isLate = (lastGoodAt: string | null, now: string, dayMs: number): boolean =>
  isOlder(lastGoodAt, now, LATE_DAYS, dayMs)
/** Whether a backup is to be read back: at first, then every 28 days, so that each month has one. */
export const isProofDue = (lastProvedAt: string | null, now: string, dayMs: number): boolean =>
  isOlder(lastProvedAt, now, PROVE_EVERY_DAYS, dayMs)
