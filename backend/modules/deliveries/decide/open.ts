import { requireNotLocked, triesLeft } from '../../../kernel/identity/codes.ts'
import { UNDO_DAYS } from '../../../kernel/words/refusals.ts'
import { plus, type Context } from '../../../kernel/log/decider.ts'
import type { Delivery } from '../delivery.ts'
import { mailboxOf } from '../mailing.ts'
import { mayComeBack } from '../wrongPerson.ts'
import type { DeliveriesEvent } from '../events.ts'
import { aboutOf, refuse, requireLive, requireNotEnded, type Decide } from './guards.ts'

/** @number wrong proofs of a recipient until a lock */
export const SOON = { tries: 5, withinMs: 15 * 60_000 } as const
/** @number wrong proofs of a recipient in a day */
const A_DAY = { tries: 20 } as const

/**
 * Opening accepts the message; nothing of it is shown before, nor by this alone. So a recall spares only what was
 * unlocked: that counts as opened for authors and in figures.
 */
export const openDelivery =
  (): Decide =>
  (delivery, { at }) => {
    requireLive(delivery, at)
    return delivery.isOpened ? [] : [{ type: 'DeliveryOpened', data: aboutOf(delivery) }]
  }

/**
 * A proof is tried only where the envelope was opened, and during no lock. What was taken back gives nothing more, also
 * where its delivery has yet to be closed; whoever had read it keeps it.
 */
export const requireTry = (delivery: Delivery, at: string, isTakenBack: boolean): void => {
  requireLive(delivery, at)
  if (isTakenBack && !delivery.isUnlocked) throw refuse('taken-back')
  if (!delivery.isOpened) throw refuse('not-open')
  requireNotLocked(delivery, at)
}

/**
 * A wrong try is an event, so that no restart forgets it: 5 within a quarter of an hour lock for a quarter of an hour,
 * 20 within a day lock for a day.
 */
export const wrongTry = (
  delivery: Delivery,
  { at, dayMs }: Pick<Context, 'at' | 'dayMs'>,
): readonly DeliveriesEvent[] => {
  const about = aboutOf(delivery)
  const today = delivery.failedAt.filter((one) => one > plus(at, -dayMs)).length + 1
  const failed = { type: 'UnlockFailed', data: { ...about, tries: today, at } } as const
  if (today >= A_DAY.tries) return [failed, { type: 'DeliveryLocked', data: { ...about, until: plus(at, dayMs) } }]
  if (triesLeft(delivery, at, SOON) > 1) return [failed]
  return [failed, { type: 'DeliveryLocked', data: { ...about, until: plus(at, SOON.withinMs) } }]
}

type Proof = {
  readonly isRight: boolean
  readonly method?: 'passcode' | 'question' | 'otp'
  readonly isTakenBack?: boolean
}

/** A try at the proof that the author chose; `isRight` and `isTakenBack` were found by the caller. */
export const unlock =
  ({ isRight, method = 'passcode', isTakenBack = false }: Proof): Decide =>
  (delivery, context) => {
    requireTry(delivery, context.at, isTakenBack)
    if (!isRight) return wrongTry(delivery, context)
    return delivery.isUnlocked ? [] : [{ type: 'UnlockSucceeded', data: { ...aboutOf(delivery), method } }]
  }

type No = { readonly scope?: 'message' | 'author'; readonly addressHash?: string }

/** "I'd rather not": nothing more is sent, and the link shows nothing any more. An old link can say so too. */
export const declineDelivery =
  ({ scope = 'message', addressHash }: No = {}): Decide =>
  (delivery, { at }) => {
    const { status, declinedScope } = delivery
    if (status === 'declined' && (scope === 'message' || declinedScope === 'author')) return []
    if (status !== 'declined') requireNotEnded(delivery)
    const where = scope === 'author' && addressHash ? { addressHash } : {}
    return [{ type: 'DeliveryDeclined', data: { ...aboutOf(delivery), scope, at, ...where } }]
  }

/** Whether a refusal can still be taken back. */
export const mayUndo = (
  { status, declinedAt }: Pick<Delivery, 'status' | 'declinedAt'>,
  at: string,
  dayMs: number,
): boolean => status === 'declined' && at < plus(declinedAt, UNDO_DAYS * dayMs)

export const undoDecline =
  (): Decide =>
  (delivery, { at, dayMs }) => {
    if (delivery.status !== 'declined') {
      requireNotEnded(delivery)
      return []
    }
    if (!mayUndo(delivery, at, dayMs)) throw refuse('declined')
    return [{ type: 'DeliveryDeclineUndone', data: { ...aboutOf(delivery), at } }]
  }

/** Somebody else's mailbox: the link closes at once. Who has proved who they are is the right person. */
export const notMe =
  ({ addressHash }: { readonly addressHash?: string } = {}): Decide =>
  (delivery, { at }) => {
    if (delivery.revokedAs === 'wrong_person') return []
    requireNotEnded(delivery)
    if (delivery.isUnlocked) throw refuse('already-opened')
    const n = delivery.strangers.n + 1
    const whose = { ...(addressHash && { addressHash }), ...(n > 1 && { n }) }
    return [{ type: 'DeliveryRevoked', data: { ...aboutOf(delivery), reason: 'wrong_person', at, ...whose } }]
  }

/** It is them after all, by the same link: their delivery goes on as before. */
export const undoNotMe =
  ({ addressHash }: { readonly addressHash?: string } = {}): Decide =>
  (delivery, { at, dayMs }) => {
    if (delivery.revokedAs !== 'wrong_person') {
      requireNotEnded(delivery)
      return []
    }
    if (!mayComeBack(delivery, at, dayMs)) throw refuse('wrong-person')
    const { n } = delivery.strangers
    return [{ type: 'WrongPersonUndone', data: { ...aboutOf(delivery), n, at, ...(addressHash && { addressHash }) } }]
  }

/**
 * Somebody said elsewhere that these mailboxes are not the recipient's: what went there or would go is closed. A word
 * to the contrary, at this very delivery, counts for more.
 */
export const closeMailboxes =
  (mailboxes: readonly string[]): Decide =>
  (delivery, context) => {
    const { status, isUnlocked, isUndone } = delivery
    const isOpen = (status === 'queued' || status === 'sent' || status === 'bounced') && !isUndone
    return isOpen && !isUnlocked && mailboxes.includes(mailboxOf(delivery)) ? notMe()(delivery, context) : []
  }

/** They are the recipient's after all: what that had closed goes on. What was said at a delivery, is taken back there. */
export const reopenMailboxes =
  (mailboxes: readonly string[]): Decide =>
  (delivery, context) => {
    const isClosed = mayComeBack(delivery, context.at, context.dayMs) && !delivery.strangers.isHere
    return isClosed && mailboxes.includes(mailboxOf(delivery)) ? undoNotMe()(delivery, context) : []
  }

export const hasAskedForHelp = ({ helpAt }: Pick<Delivery, 'helpAt'>, at: string, dayMs: number): boolean =>
  helpAt.some((one) => one > plus(at, -dayMs))

/** Help is asked of the author once a day; more often is the same wish. */
export const requestHelp =
  (): Decide =>
  (delivery, { at, dayMs }) => {
    requireLive(delivery, at)
    if (!delivery.isOpened) throw refuse('not-open')
    if (hasAskedForHelp(delivery, at, dayMs)) return []
    return [{ type: 'HelpRequested', data: { ...aboutOf(delivery), n: delivery.helpAt.length + 1, at } }]
  }
