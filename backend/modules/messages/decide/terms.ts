import type { ScheduleMessage } from '../contract.ts'
import { USUAL_LINK_DAYS } from '../contract/linkDays.ts'
import type { Plan, Recurrence } from '../events.ts'
import { USUAL_PRECONSENT_DAYS } from '../message/plan.ts'
import { refuse } from './guards.ts'

/** @number how often a date may come again */
const MOST_TIMES = 100
/** @number days for which a mailbox refuses our checks until a message is sent without an answer, as chosen */
const PRECONSENT = { min: 30, max: 365 } as const
/** @number days that a message may be late and are still sent */
const LATE_LIMIT = { min: 1, max: 365 } as const
/** @number days that a recipient's link opens, chosen by the author */
const LINK = { min: 30, max: 3_650, usual: USUAL_LINK_DAYS } as const
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const requireWithin = (
  days: number,
  { min, max }: { readonly min: number; readonly max: number },
  field: string,
) => {
  if (!Number.isInteger(days) || days < min || days > max) throw refuse('plan-invalid', { min, max, field })
  return days
}

/** How long without an answer of any address is an answer, and how late is too late, and how long a link opens. */
export const chosenDays = ({
  preconsentDays = USUAL_PRECONSENT_DAYS,
  lateLimitDays,
  linkDays = LINK.usual,
}: Pick<ScheduleMessage, 'preconsentDays' | 'lateLimitDays' | 'linkDays'> & { readonly mode?: string }): Pick<
  Plan,
  'preconsentDays' | 'lateLimitDays' | 'linkDays'
> => ({
  preconsentDays: preconsentDays === null ? null : requireWithin(preconsentDays, PRECONSENT, 'preconsentDays'),
  ...(lateLimitDays !== undefined && { lateLimitDays: requireWithin(lateLimitDays, LATE_LIMIT, 'lateLimitDays') }),
  ...(linkDays !== LINK.usual && { linkDays: linkDays === null ? null : requireWithin(linkDays, LINK, 'linkDays') }),
})

/** The rule by which the date comes back, counted from this date on; a single date has none. */
export const chosenRule = ({ mode, rule, local }: ScheduleMessage, occurrence: number): Recurrence | undefined => {
  if (mode === 'fixed' && rule === undefined) return undefined
  if (mode === 'fixed' || rule === undefined) throw refuse('rule-invalid')
  const { every, count, until, leapDay } = rule
  if (every !== 'year' && every !== 'month') throw refuse('rule-invalid')
  if (count !== undefined && until !== undefined) throw refuse('rule-invalid')
  if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > MOST_TIMES)) throw refuse('rule-invalid')
  if (until !== undefined && !(DAY.test(until) && until >= local.slice(0, 10))) throw refuse('rule-invalid')
  return {
    every,
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until }),
    ...(leapDay !== undefined && { leapDay }),
    first: local,
    firstOccurrence: occurrence,
  }
}
