import { plus } from '../../../kernel/decider.ts'
import type { Claim } from '../events.ts'
import { refuse, requireRound, type Decide } from './guards.ts'

const MOST_SKEW_MS = 5_000
const LEAST_HOLD_MS = 250

/**
 * The one moment after which "stop" becomes "take back": both notices are accepted, both clocks have passed the date,
 * and every recording was read again from the object store. Whoever appends first wins against an answer.
 */
export const claimDelivery =
  ({
    round,
    dbAt,
    isDamaged,
    recipients,
  }: Pick<Claim, 'round' | 'dbAt' | 'recipients'> & { readonly isDamaged: boolean }): Decide =>
  (message, { at }) => {
    const { dueAt, promisedAt, occurrence, notices, slots, dayMs } = message
    if (message.claim?.round === round) return []
    requireRound(message, round, 'checked')
    if (slots.some(({ slot }) => notices[slot]?.state !== 'accepted')) throw refuse('notice-missing')
    const skewMs = Math.abs(Date.parse(at) - Date.parse(dbAt))
    if (skewMs > MOST_SKEW_MS) throw refuse('clock-skew', { seconds: Math.round(skewMs / 1_000) })
    if (at < dueAt || dbAt < dueAt) throw refuse('not-due', { until: dueAt })
    if (isDamaged) throw refuse('content-damaged')
    const accepted = slots.flatMap(({ slot }) => notices[slot]?.mailId ?? [])
    const holdUntil = plus(at, Math.max(dayMs / 24, LEAST_HOLD_MS))
    const lateByMs = Math.max(0, Date.parse(at) - Date.parse(promisedAt))
    const claim = { round, occurrence, claimedAt: at, dbAt, basis: 'notices', accepted, dueAt, promisedAt } as const
    return [{ type: 'DeliveryClaimed', data: { ...claim, lateByMs, recipients, holdUntil } }]
  }

/** The undo time is over: the mails to the recipients may leave. */
export const releaseDelivery =
  ({ occurrence }: { readonly occurrence: number }): Decide =>
  ({ status, claim, messageId }, { at }) => {
    if (status !== 'claimed' || claim?.occurrence !== occurrence) return []
    if (at < claim.holdUntil) throw refuse('hold-running', { until: claim.holdUntil })
    const { recipients } = claim
    return [{ type: 'DeliveryReleased', data: { messageId, occurrence, releasedAt: at, recipients } }]
  }

/** Every link was taken by the recipient's mailbox or refused; one that is taken later makes up for it. */
export const completeOccurrence =
  ({ occurrence, ok, failed }: { readonly occurrence: number; readonly ok: number; readonly failed: number }): Decide =>
  ({ status, claim }) => {
    const isOpen = status === 'delivering' || (status === 'undeliverable' && ok > 0)
    if (!isOpen || claim?.occurrence !== occurrence) return []
    if (ok + failed < claim.recipients.length) throw refuse('not-done')
    if (ok === 0) return [{ type: 'MessageUndeliverable', data: { occurrence, failed } }]
    return [{ type: 'MessageDelivered', data: { occurrence, ok, failed } }]
  }
