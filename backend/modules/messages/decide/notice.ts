import { latest, plus, retryDelayMs } from '../../../kernel/decider.ts'
import type { MessagesEvent, Try } from '../events.ts'
import type { Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { refuse, requireRound, type Decide } from './guards.ts'

const requireOpen = (message: Message, { round, slot }: Try): void => {
  requireRound(message, round, 'scheduled', 'noticed', 'stalled')
  if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
}

const isSettled = ({ notices, round }: Message, tried: Try): boolean => {
  const notice = notices[tried.slot]
  return round === tried.round && notice?.attempt === tried.attempt && notice.state !== 'attempted'
}

/** The intent is an event before the mail leaves, so that a crash between the two is seen. */
export const beginNotice =
  (tried: Try): Decide =>
  (message, { at }) => {
    if (message.round === tried.round && message.notices[tried.slot]?.attempt === tried.attempt) return []
    requireOpen(message, tried)
    const open = openSlot(message)
    if (open && at < open.at) throw refuse('not-due', { until: open.at })
    return [{ type: 'NoticeAttempted', data: tried }]
  }

/** The transport took the mail: the proof. A late one moves the date in the same append, so that nobody is hurried. */
export const acceptNotice =
  ({ smtpCode, acceptedAt, ...tried }: Try & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (message) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const accepted: MessagesEvent = { type: 'NoticeAccepted', data: { ...tried, smtpCode, acceptedAt } }
    const minWaitMs = message.slots.find(({ slot }) => slot === tried.slot)?.minWaitMs ?? 0
    const to = latest(message.dueAt, plus(acceptedAt, minWaitMs))
    if (to === message.dueAt) return [accepted]
    return [accepted, { type: 'DueSlid', data: { round: tried.round, from: message.dueAt, to, reason: 'late_notice' } }]
  }

/** Not now (4xx, or nobody answered): tried again, ever more slowly. */
export const deferNotice =
  ({ smtpCode, ...tried }: Try & { readonly smtpCode: number }): Decide =>
  (message, { at, dayMs }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const retryAt = plus(at, retryDelayMs(tried.attempt, dayMs))
    return [{ type: 'NoticeDeferred', data: { ...tried, smtpCode, retryAt } }]
  }

/** Refused (5xx): nobody was told, so the date moves by a day and the notice is tried again a day later. */
export const rejectNotice =
  ({ smtpCode, ...tried }: Try & { readonly smtpCode: number }): Decide =>
  (message, { at }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const { dueAt, dayMs, round } = message
    return [
      { type: 'NoticeRejected', data: { ...tried, smtpCode, retryAt: plus(at, dayMs) } },
      { type: 'DueSlid', data: { round, from: dueAt, to: plus(dueAt, dayMs), reason: 'unreachable' } },
    ]
  }
