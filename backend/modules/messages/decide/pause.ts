import { plus } from '../../../kernel/decider.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, requireAuthor, requireChangeable, type Decide } from './guards.ts'
import { roundOf } from './schedule.ts'

const LONGEST_DAYS = 365
export const PAUSABLE: ReadonlySet<Message['status']> = new Set([
  'scheduled',
  'noticed',
  'checked',
  'stalled',
  'paused',
])

/** Nothing is asked and nothing goes out until then. A pause may be made longer or shorter. */
export const pauseMessage =
  ({ until }: { readonly until: string }): Decide =>
  (message, { by, at, dayMs }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    if (!PAUSABLE.has(message.status)) throw refuse('not-scheduled')
    if (message.status === 'paused' && message.pausedUntil === until) return []
    if (until <= at) throw refuse('due-past')
    if (until > plus(at, LONGEST_DAYS * dayMs)) throw refuse('pause-too-long')
    return [{ type: 'MessagePaused', data: { until, by: 'author' } }]
  }

/**
 * Ends a pause, by its author or because its time is over. The checks begin anew for the date that was promised; where
 * no room for both is left, the author is asked instead.
 */
export const resumeMessage =
  (): Decide =>
  (message, { by, at, dayMs }) => {
    const isTime = by.kind === 'system'
    if (!isTime) {
      requireAuthor(message, by)
      requireChangeable(message)
    }
    const { status, plan, promisedAt, pausedUntil } = message
    if (status !== 'paused' || !plan) return []
    if (isTime && at < pausedUntil) throw refuse('not-due', { until: pausedUntil })
    const resumed: MessagesEvent = { type: 'MessageResumed', data: { by: isTime ? 'time' : 'author' } }
    if (promisedAt < plus(at, 2 * dayMs))
      return [resumed, { type: 'MessageHeld', data: { reason: 'date_missed', heldAt: at } }]
    const { round: _, occurrence: __, dayMs: ___, slots: ____, plan: _____, ...terms } = plan
    return [resumed, roundOf({ ...terms, dueAt: promisedAt }, message, { at, dayMs, plan: 'normal' })]
  }
