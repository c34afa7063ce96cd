import { latest, plus } from '../../../kernel/log/decider.ts'
import { hasBegun, isAwaited, nextAddress, retryDelayMs } from '../../../kernel/log/tries.ts'
import { isMoving, statusesThat } from '../contract/status.ts'
import type { MessagesEvent, Retry, Try } from '../events.ts'
import type { Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { refuse, requireRound, type Decide } from './guards.ts'
import { withdrawClaim } from './recall.ts'

/** With 1, 5 and 30 minutes and then every two hours this many tries fill a day; then the next address is asked. */
const MOST_TRIES = 15
/** New rounds of tries come daily, and weekly after so many. */
const DAILY_STALLS = 14
const WEEK_DAYS = 7

/** How many addresses of the author's there are to try. */
type Addresses = { readonly addresses?: number }

/** A check of the round is still to be taken. */
const UNCHECKED = statusesThat((status) => isMoving(status) && status !== 'checked')

const requireOpen = (message: Message, { round, slot }: Try): void => {
  requireRound(message, round, ...UNCHECKED)
  if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
}

const hasBegunIn = ({ notices, round }: Message, tried: Try): boolean =>
  round === tried.round && hasBegun(notices[tried.slot], tried)

const isSettled = (message: Message, tried: Try): boolean =>
  hasBegunIn(message, tried) && !isAwaited(message.notices[tried.slot], tried)

/** The intent is an event before the mail leaves, so that a crash between the two is seen. */
export const beginNotice =
  (tried: Try): Decide =>
  (message, { at }) => {
    if (hasBegunIn(message, tried)) return []
    requireOpen(message, tried)
    const open = openSlot(message)
    if (open && at < open.at) throw refuse('not-due', { until: open.at })
    return [{ type: 'NoticeAttempted', data: tried }]
  }

/** The date once a slot is done at `doneAt`: it leaves as long to answer as the slot promises. */
export const dueOnceDone = ({ slots, dueAt }: Message, slot: number, doneAt: string): string => {
  const minWaitMs = slots.find((each) => each.slot === slot)?.minWaitMs ?? 0
  return latest(dueAt, plus(doneAt, minWaitMs))
}

/** A slot that is done late moves the date in the same append, so that nobody is hurried. */
export const slideIfLate = (message: Message, slot: number, doneAt: string): MessagesEvent[] => {
  const { dueAt, round } = message
  const to = dueOnceDone(message, slot, doneAt)
  return to === dueAt ? [] : [{ type: 'DueSlid', data: { round, from: dueAt, to, reason: 'late_notice' } }]
}

/** The transport took the mail: the proof. */
export const acceptNotice =
  ({ smtpCode, acceptedAt, ...tried }: Try & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (message) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const accepted: MessagesEvent = { type: 'NoticeAccepted', data: { ...tried, smtpCode, acceptedAt } }
    return [accepted, ...slideIfLate(message, tried.slot, acceptedAt)]
  }

/** The next address at once; after the last one the first again in a day, and the date moves by that day. */
const onward = (
  { notices, dueAt, dayMs, round }: Message,
  { slot, addrIdx = 0 }: Try,
  addresses: number,
  at: string,
): { readonly retry: Retry; readonly slid: MessagesEvent[] } => {
  const next = nextAddress(addrIdx, addresses, at)
  if (next) return { retry: next, slid: [] }
  const days = (notices[slot]?.failures ?? 0) < DAILY_STALLS ? 1 : WEEK_DAYS
  const slid = { round, from: dueAt, to: plus(dueAt, dayMs), reason: 'unreachable' } as const
  return { retry: { retryAt: plus(at, days * dayMs), nextAddrIdx: 0 }, slid: [{ type: 'DueSlid', data: slid }] }
}

/** Only a refusal that somebody spoke counts as one; a transport that did not answer is our own trouble. */
const spoken = (smtpCode: number, at: string) => (smtpCode > 0 ? { refusedAt: at } : {})

/** Not now (4xx, or nobody answered): tried again, ever more slowly, for a day; then another address. */
export const deferNotice =
  ({ smtpCode, addresses = 1, ...tried }: Try & Addresses & { readonly smtpCode: number }): Decide =>
  (message, { at, dayMs }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const tries = (message.notices[tried.slot]?.deferrals ?? 0) + 1
    const refused = spoken(smtpCode, at)
    if (tries < MOST_TRIES) {
      const retryAt = plus(at, retryDelayMs(tries, dayMs))
      return [{ type: 'NoticeDeferred', data: { ...tried, smtpCode, retryAt, ...refused } }]
    }
    const { retry, slid } = onward(message, tried, addresses, at)
    return [{ type: 'NoticeDeferred', data: { ...tried, smtpCode, ...retry, ...refused } }, ...slid]
  }

/** Refused (5xx): the next address is asked at once; when there is none, nobody was told, and the date moves. */
export const rejectNotice =
  ({ smtpCode, addresses = 1, ...tried }: Try & Addresses & { readonly smtpCode: number }): Decide =>
  (message, { at }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const { retry, slid } = onward(message, tried, addresses, at)
    return [{ type: 'NoticeRejected', data: { ...tried, smtpCode, ...retry, ...spoken(smtpCode, at) } }, ...slid]
  }

/**
 * A mail that was taken came back, maybe before that was written down: it proves nothing. Before the claim the next
 * address is asked; in the hold the claim is taken back and asked about again (docs/adr/0013); after the release it is
 * recorded.
 */
export const bounceNotice =
  ({ dsnStatus, addresses = 1, ...tried }: Omit<Try, 'addrIdx'> & Addresses & { readonly dsnStatus: string }): Decide =>
  (message, context) => {
    const notice = message.notices[tried.slot]
    if (message.round !== tried.round || notice?.attempt !== tried.attempt) return []
    if (notice.state !== 'accepted' && notice.state !== 'attempted') return []
    const { at } = context
    const returned = { ...tried, mailId: notice.mailId, addrIdx: notice.addrIdx }
    const { retry, slid } = onward(message, returned, addresses, at)
    const bounced: MessagesEvent = { type: 'NoticeBounced', data: { ...returned, dsnStatus, ...retry, refusedAt: at } }
    const withdrawn = withdrawClaim({ by: 'system', reason: 'bounced' })(message, context)
    const isMoved = isMoving(message.status) || withdrawn.length > 0
    return [bounced, ...withdrawn, ...(isMoved ? slid : [])]
  }
