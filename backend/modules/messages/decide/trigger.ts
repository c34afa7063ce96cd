import { latest } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import { isTriggered } from '../message/plan.ts'
import { refuse, type Decide } from './guards.ts'
import { dueOnceGone, triggeredBy, type LifeFact } from './life.ts'
import { roundOf, termsOf } from './schedule.ts'

/** A moment as the caller resolved it: `local` is what a clock on the wall in the message's zone shows then. */
type Moment = { readonly dueAt: string; readonly local: string; readonly tzdb: string }

/**
 * Its author has fallen silent, or their death was confirmed: what was kept for that gets its date, and its two checks
 * with it. What waited for an answer of theirs keeps its own date where that still has room for both.
 */
export const triggerMessage =
  ({ life, date }: { readonly life: LifeFact; readonly date: Moment }): Decide =>
  (message, { at, dayMs }) => {
    if (isTriggered(message)) return []
    const triggered = triggeredBy(message, life)
    if (!triggered) throw refuse('not-triggered')
    const { armed, plan, promisedAt } = message
    const said: MessagesEvent = { type: 'MessageTriggered', data: { cause: triggered.cause, lifeRev: life.rev } }
    const anew = { at, dayMs, plan: 'normal' } as const
    const due = dueOnceGone(message, at, dayMs)
    const moved = { ...date, dueAt: latest(date.dueAt, due) }
    if (triggered.from === 'held' && plan) {
      const { reauth: _, ...terms } = termsOf(plan)
      const dated = due === promisedAt ? { dueAt: promisedAt } : moved
      return [said, roundOf({ ...terms, ...dated, triggered }, message, anew)]
    }
    if (!armed) return []
    const { mode, zone, preconsentDays, linkDays } = armed
    const terms = {
      mode,
      answerRule: 'silent',
      zone,
      ...moved,
      preconsentDays,
      ...(linkDays !== undefined && { linkDays }),
      triggered,
    } as const
    return [said, roundOf(terms, message, anew)]
  }
