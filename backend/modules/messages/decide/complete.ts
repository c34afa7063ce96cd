import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { refuse, type Decide } from './guards.ts'
import { roundOf, termsOf } from './schedule.ts'

/** The date of the occurrence after this one, resolved by the caller; zones are data. */
export type NextDate = {
  readonly occurrence: number
  readonly local: string
  readonly dueAt: string
  readonly tzdb: string
}

/** What comes after a delivery goes by what its author chose: "send it now" was for that one. */
export const nextRound = (message: Message, next: NextDate, at: string, dayMs: number): MessagesEvent[] => {
  if (!message.plan) return []
  const { reauth: _, chosen, triggered: __, ...terms } = termsOf(message.plan)
  const { local, dueAt, tzdb, occurrence } = next
  const from = { round: message.round, occurrence }
  return [roundOf({ ...terms, ...chosen, local, dueAt, tzdb }, from, { at, dayMs, plan: 'normal' })]
}

/**
 * Every link was taken by the recipient's mailbox or refused for good. What comes back gets its next date in the same
 * append; what could not be delivered is done once a link was taken after all.
 */
export const completeOccurrence =
  ({
    occurrence,
    ok,
    failed,
    next,
  }: {
    readonly occurrence: number
    readonly ok: number
    readonly failed: number
    readonly next?: NextDate | undefined
  }): Decide =>
  (message, { at, dayMs }) => {
    const { status, claim } = message
    const isResumed = status === 'undeliverable' && ok > 0
    if ((status !== 'delivering' && !isResumed) || claim?.occurrence !== occurrence) return []
    if (ok + failed < claim.recipients.length) throw refuse('not-done')
    if (next) {
      const data = { occurrence, ok, failed, nextDueAt: next.dueAt }
      return [{ type: 'OccurrenceDelivered', data }, ...nextRound(message, next, at, dayMs)]
    }
    if (ok === 0) return [{ type: 'MessageUndeliverable', data: { occurrence, failed } }]
    return [{ type: 'MessageDelivered', data: { occurrence, ok, failed } }]
  }
