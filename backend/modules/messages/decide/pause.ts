import { plus } from '../../../kernel/log/decider.ts'
import { isTriggered } from '../message/plan.ts'
import { isPausable } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import { refuse, requireAuthor, requireChangeable, type Decide, type RecipientFact } from './guards.ts'
import { withdrawClaim } from './recall.ts'
import { earliestDue, roundOf, termsOf } from './schedule.ts'
import { isSendable, requireSendable } from './sendable.ts'

/** @number how long an author may pause a message */
const LONGEST_DAYS = 365

/** Nothing is asked and nothing is sent until then. A pause may be made longer or shorter. */
export const pauseMessage =
  ({ until }: { readonly until: string }): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    if (!isPausable(message.status)) throw refuse('not-scheduled')
    if (message.status === 'paused' && message.pausedUntil === until) return []
    if (until <= at) throw refuse('due-past')
    if (until > plus(at, LONGEST_DAYS * dayMs)) throw refuse('pause-too-long')
    return [{ type: 'MessagePaused', data: { until, by: 'author' } }]
  }

/**
 * Ends a pause, by its author or because its time is over. The checks begin anew for the date that was promised; where
 * no room for both is left, the author is asked instead. Who asked a contact to wait may not be there to be asked: what
 * a contact delayed, and what only its author's silence or death gave a date, goes on by itself, and its date moves to where both checks have room. What cannot go out as it is
 * waits for its author.
 */
export const resumeMessage =
  (people: readonly RecipientFact[]): Decide =>
  (message, { by, at, dayMs }) => {
    const isTime = by.kind === 'system'
    if (!isTime) {
      requireAuthor(message, by)
      requireChangeable(message)
    }
    const { status, plan, promisedAt, pausedUntil, pausedBy } = message
    if (status !== 'paused' || !plan) return []
    if (isTime && at < pausedUntil) throw refuse('not-due', { until: pausedUntil })
    const resumed: MessagesEvent = { type: 'MessageResumed', data: { by: isTime ? 'time' : 'author' } }
    if (!isTime && pausedBy !== 'contact') requireSendable(message, people, plan.answerRule)
    if (!isSendable(message, people))
      return [resumed, { type: 'MessageHeld', data: { reason: 'incomplete', heldAt: at } }]
    const earliest = earliestDue(at, dayMs)
    const goesOn = pausedBy === 'contact' || isTriggered(message)
    if (promisedAt < earliest && !goesOn)
      return [resumed, { type: 'MessageHeld', data: { reason: 'date_missed', heldAt: at } }]
    const again = roundOf({ ...termsOf(plan), dueAt: promisedAt }, message, { at, dayMs, plan: 'normal' })
    if (promisedAt >= earliest) return [resumed, again]
    const slid = { round: message.round + 1, from: promisedAt, to: earliest, reason: 'contact_pause' } as const
    return [resumed, again, { type: 'DueSlid', data: slid }]
  }

/**
 * A trusted contact asked us to wait: what would go out before `until` is paused. In the hold the claim is taken back;
 * what has been sent stays out, and what is sent later is left alone. A pause of the author's or of staff stands.
 */
export const pauseByContact =
  ({ until }: { readonly until: string }): Decide =>
  (message, context) => {
    const { status, dueAt, pausedBy, pausedUntil } = message
    if (until <= context.at) return []
    const paused: MessagesEvent = { type: 'MessagePaused', data: { until, by: 'contact' } }
    if (status === 'claimed') return [...withdrawClaim({ by: 'contact', reason: 'contact' })(message, context), paused]
    if (status === 'paused') return pausedBy === 'contact' && pausedUntil < until ? [paused] : []
    return isPausable(status) && dueAt < until ? [paused] : []
  }

/** The author is there: what a contact delayed goes on at once. */
export const endContactPause = (): Decide => (message, context) => {
  requireAuthor(message, context.by)
  const isWaiting = message.status === 'paused' && message.pausedBy === 'contact'
  // Whether its people can unlock it is looked at again by the claim.
  return isWaiting ? resumeMessage([])(message, context) : []
}
