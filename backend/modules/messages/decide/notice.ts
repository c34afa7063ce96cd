import { plus } from '../../../kernel/log/decider.ts'
import { longer, type Silence } from '../../../kernel/log/silence.ts'
import { afterNo, afterNotNow, hasBegun, isAwaited, refusedBy, spoken } from '../../../kernel/log/tries.ts'
import { isMoving, statusesThat } from '../contract/status.ts'
import type { MessagesEvent, Retry, Try } from '../events.ts'
import { message as messages, type Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { refuse, requireRound, type Decide } from './guards.ts'
import { withdrawClaim } from './recall.ts'
import { slideIfLate } from './slide.ts'
import { groundFor, retryInTime, waived, type Unreached } from './unreached.ts'

/** How many addresses of the author's there are to try, and when the author was last there, where that is known. */
type Addresses = { readonly addresses?: number; readonly since?: string | undefined } & Pick<Unreached, 'life'>

type Returned = Omit<Try, 'addrIdx'> & Addresses & { readonly dsnStatus: string }

/** A check of the round is still to be taken. */
const UNCHECKED = statusesThat((status) => isMoving(status) && status !== 'checked')

const requireOpen = (message: Message, { round, slot }: Try): void => {
  requireRound(message, round, ...UNCHECKED)
  if (openSlot(message)?.slot !== slot) throw refuse('stale-round')
}

const hasBegunIn = ({ notices, round }: Message, tried: Try): boolean =>
  round === tried.round && hasBegun(notices[tried.slot], tried)

/** Its answer is known, or another try has begun since: one that comes late counts for nothing. */
const isSettled = (message: Message, tried: Try): boolean => {
  const last = message.round === tried.round ? message.notices[tried.slot] : undefined
  if (last && last.attempt > tried.attempt) return true
  return hasBegunIn(message, tried) && !isAwaited(last, tried)
}

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

/** The transport took the mail: the proof. */
export const acceptNotice =
  ({ smtpCode, acceptedAt, ...tried }: Try & { readonly smtpCode: number; readonly acceptedAt: string }): Decide =>
  (message) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const accepted: MessagesEvent = { type: 'NoticeAccepted', data: { ...tried, smtpCode, acceptedAt } }
    return [accepted, ...slideIfLate(message, tried.slot, acceptedAt)]
  }

/** As a try is to be followed by another, where its refusal leaves this silence. */
const soonEnough = <R extends Retry>(
  message: Message,
  retry: R,
  silence: Silence,
  { addresses = 1, since }: Addresses,
  at: string,
): R => (since === undefined ? retry : retryInTime(message, retry, silence, { addresses, since }, at))

/** The date moves by a day where every address has failed. */
const slidIf = (retry: Retry, { dueAt, dayMs, round }: Message): MessagesEvent[] => {
  if (retry.nextAddrIdx !== 0) return []
  const slid = { round, from: dueAt, to: plus(dueAt, dayMs), reason: 'unreachable' } as const
  return [{ type: 'DueSlid', data: slid }]
}

/** A refusal, and in the same append what follows: the date moves, or nobody is waited for any longer. */
const refusing = (
  message: Message,
  refusal: MessagesEvent,
  slid: MessagesEvent[],
  { slot }: Try,
  { addresses = 1, since, life }: Addresses,
  at: string,
): MessagesEvent[] => {
  const after = messages.evolve(message, refusal)
  const isLast = since !== undefined && after.status === 'stalled'
  const ground = isLast ? groundFor(after, { addresses, since, life }) : undefined
  return [refusal, ...(ground ? waived(after, slot, at, ground) : slid)]
}

/** Not now (4xx, or nobody answered): tried again, ever more slowly, for a day; then another address. */
export const deferNotice =
  ({ smtpCode, addresses = 1, since, life, ...tried }: Try & Addresses & { readonly smtpCode: number }): Decide =>
  (message, { at, dayMs }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const said = spoken(smtpCode, at)
    const next = afterNotNow(message.notices[tried.slot], tried, { addresses, at, dayMs })
    const silence = longer(message.silence, tried.addrIdx ?? 0, said.refusedAt)
    const retry = soonEnough(message, next, silence, { addresses, since }, at)
    const slid = slidIf(retry, message)
    const data = { ...tried, smtpCode, ...retry, ...said }
    return refusing(message, { type: 'NoticeDeferred', data }, slid, tried, { addresses, since, life }, at)
  }

/** Refused (5xx): the next address is asked at once; when there is none, nobody was told, and the date moves. */
export const rejectNotice =
  ({ smtpCode, addresses = 1, since, life, ...tried }: Try & Addresses & { readonly smtpCode: number }): Decide =>
  (message, { at }) => {
    if (isSettled(message, tried)) return []
    requireOpen(message, tried)
    const said = spoken(smtpCode, at)
    const next = afterNo(message.notices[tried.slot], tried, { addresses, at, dayMs: message.dayMs })
    const silence = longer(message.silence, tried.addrIdx ?? 0, said.refusedAt)
    const retry = soonEnough(message, next, silence, { addresses, since }, at)
    const slid = slidIf(retry, message)
    const data = { ...tried, smtpCode, ...retry, ...said }
    return refusing(message, { type: 'NoticeRejected', data }, slid, tried, { addresses, since, life }, at)
  }

/**
 * A mail that was taken came back, maybe before that was written down: it proves nothing. Before the claim the next
 * address is asked, or nobody is waited for any longer, as after a refusal. In the hold the claim is taken back and
 * asked about again: a returned mail is no sign of life, and must not end what was meant for after its author's death.
 * After the release it is recorded.
 */
export const bounceNotice =
  ({ dsnStatus, addresses = 1, since, life, ...tried }: Returned): Decide =>
  (message, context) => {
    const notice = message.notices[tried.slot]
    if (message.round !== tried.round || notice?.attempt !== tried.attempt) return []
    if (notice.state !== 'accepted' && notice.state !== 'attempted') return []
    const { at } = context
    const returned = { ...tried, mailId: notice.mailId, addrIdx: notice.addrIdx }
    const next = afterNo(notice, returned, { addresses, at, dayMs: message.dayMs })
    const bouncedBy = (retry: Retry): MessagesEvent => ({
      type: 'NoticeBounced',
      data: { ...returned, dsnStatus, ...retry, ...refusedBy(dsnStatus, at) },
    })
    const { silence } = messages.evolve(message, bouncedBy(next))
    const retry = soonEnough(message, next, silence, { addresses, since }, at)
    const slid = slidIf(retry, message)
    const bounced = bouncedBy(retry)
    const after = messages.evolve(message, bounced)
    const isTurn = since !== undefined && isMoving(message.status) && openSlot(after)?.slot === tried.slot
    const ground = isTurn ? groundFor(after, { addresses, since, life }) : undefined
    if (ground) return [bounced, ...waived(after, tried.slot, at, ground)]
    const withdrawn = withdrawClaim({ by: 'system', reason: 'bounced' })(message, context)
    const isMoved = isMoving(message.status) || withdrawn.length > 0
    return [bounced, ...withdrawn, ...(isMoved ? slid : [])]
  }
