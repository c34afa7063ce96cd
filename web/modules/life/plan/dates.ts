import type { PlanTerms } from '../../../../backend/modules/life/contract.ts'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { dueAfter, fits, type Concluded } from '../../../../backend/modules/messages/contract/verdict.ts'

const DAY_MS = 86_400_000

const later = (from: string, days: number): string => new Date(Date.parse(from) + days * DAY_MS).toISOString()

export type Example = { readonly asks: readonly string[]; readonly presumedAt: string }

/** What silence from `from` on would lead to; undefined where nothing is asked. Days are real ones. */
export const silenceFrom = (from: string, { intervalDays, asks, askEveryDays }: PlanTerms): Example | undefined => {
  if (intervalDays === null) return undefined
  return {
    asks: Array.from({ length: asks }, (_, index) => later(from, intervalDays + index * askEveryDays)),
    presumedAt: later(from, intervalDays + asks * askEveryDays),
  }
}

/** When enough reports at `from` would be believed; undefined where nobody may report. */
export const reportAt = (from: string, { k, challengeDays }: PlanTerms): string | undefined =>
  k === null ? undefined : later(from, challengeDays)

type Kept = Pick<MessageRow, 'id' | 'title' | 'state' | 'trigger' | 'delayDays' | 'deliverIfIDie' | 'promisedAt'>
export type Going = { readonly at: string; readonly messages: readonly Pick<Kept, 'id' | 'title'>[] }

/** What will be sent on which day, the first day first. */
export const byDay = (dated: readonly (Pick<Kept, 'id' | 'title'> & { readonly at: string })[]): readonly Going[] =>
  [...new Set(dated.map(({ at }) => at))]
    .toSorted()
    .map((day) => ({ at: day, messages: dated.filter(({ at }) => at === day) }))

/** What of one's messages will be sent once that is concluded at `from`, and when: by the rule that then dates them. */
export const goesOut = (
  kept: readonly Kept[],
  concluded: Concluded,
  from: string,
  dayMs: number = DAY_MS,
): readonly Going[] =>
  byDay(
    kept.flatMap(({ id, title, state, trigger, delayDays, deliverIfIDie, promisedAt }) => {
      const isHeld = state === 'held'
      const goes = isHeld ? deliverIfIDie === true : trigger !== null && fits(trigger, concluded)
      if (!goes) return []
      const at = dueAfter(Date.parse(from), dayMs, { isHeld, delayDays, promisedMs: Date.parse(promisedAt ?? '') })
      return [{ id, title, at: new Date(at).toISOString() }]
    }),
  )
