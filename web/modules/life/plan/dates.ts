import type { PlanTerms } from '../../../../backend/modules/life/contract.ts'

const DAY_MS = 86_400_000
/** Two checks come before what was left for after a death is delivered. */
const DELIVERY_DAYS = 2

const later = (from: string, days: number): string => new Date(Date.parse(from) + days * DAY_MS).toISOString()

export type Example = { readonly asks: readonly string[]; readonly presumedAt: string; readonly deliveredAt: string }

/** What silence from `from` on would lead to; undefined where nothing is asked. Days are real ones. */
export const silenceFrom = (from: string, { intervalDays, asks, askEveryDays }: PlanTerms): Example | undefined => {
  if (intervalDays === null) return undefined
  const presumed = intervalDays + asks * askEveryDays
  return {
    asks: Array.from({ length: asks }, (_, index) => later(from, intervalDays + index * askEveryDays)),
    presumedAt: later(from, presumed),
    deliveredAt: later(from, presumed + DELIVERY_DAYS),
  }
}

/** What enough reports at `from` would lead to; undefined where nobody may report. */
export const reportAt = (from: string, { k, challengeDays }: PlanTerms) =>
  k === null
    ? undefined
    : { confirmedAt: later(from, challengeDays), deliveredAt: later(from, challengeDays + DELIVERY_DAYS) }
