import { liveCode } from '../../../kernel/identity/codes.ts'
import { plus } from '../../../kernel/log/decider.ts'
import type { Confirmation } from '../confirmation.ts'
import type { Delivery } from '../delivery.ts'
import { aboutOf, refuse, requireLive, type Decide } from './guards.ts'
import { requireTry, wrongTry } from './open.ts'

/** @number how long a contact's yes to a recipient stands */
const STANDS_DAYS = 7

type Confirming = Pick<Delivery, 'confirmation'>

/** What is asked of the contacts now, or was answered with yes and still counts. */
export const openConfirmation = ({ confirmation }: Confirming, at: string): Confirmation | undefined =>
  confirmation && (confirmation.state === 'asked' || confirmation.state === 'given') && at < confirmation.until
    ? confirmation
    : undefined

export const isConfirmed = (delivery: Confirming, at: string): boolean =>
  openConfirmation(delivery, at)?.state === 'given'

/** When the contacts may be asked once more: the day after, or a week after somebody said no. */
export const againAt = ({ confirmation }: Confirming, dayMs: number): string => {
  if (!confirmation) return ''
  const { state, at } = confirmation
  return plus(at, (state === 'refused' || state === 'forbidden' ? STANDS_DAYS : 1) * dayMs)
}

/** Asks the author's contacts whether it is really the recipient; `hasContacts` was found by the caller. */
export const requestConfirmation =
  ({ hasContacts }: { readonly hasContacts: boolean }): Decide =>
  (delivery, { at, dayMs }) => {
    requireLive(delivery, at)
    if (!delivery.isOpened) throw refuse('not-open')
    if (openConfirmation(delivery, at)) return []
    if (!hasContacts) throw refuse('no-contacts')
    const until = againAt(delivery, dayMs)
    if (at < until) throw refuse('asked-lately', { until })
    const n = (delivery.confirmation?.n ?? 0) + 1
    return [
      {
        type: 'ConfirmationRequested',
        data: { ...aboutOf(delivery), n, at, until: plus(at, STANDS_DAYS * dayMs) },
      },
    ]
  }

/** The n-th time that the contacts were asked, while that is open. */
const requireOpen = (delivery: Delivery, n: number, at: string): Confirmation => {
  requireLive(delivery, at)
  const open = openConfirmation(delivery, at)
  if (open?.n !== n) throw refuse('confirmation-over')
  return open
}

/** A contact's yes; it alone opens nothing. */
export const giveConfirmation =
  ({ n }: { readonly n: number }): Decide =>
  (delivery, { at, dayMs }) => {
    if (requireOpen(delivery, n, at).state === 'given') return []
    return [{ type: 'ConfirmationGiven', data: { ...aboutOf(delivery), n, at, until: plus(at, STANDS_DAYS * dayMs) } }]
  }

/** A contact's no, also to another's yes or to their own. */
export const refuseConfirmation =
  ({ n }: { readonly n: number }): Decide =>
  (delivery, { at }) => {
    const { confirmation } = delivery
    if (confirmation?.n === n && confirmation.state === 'refused') return []
    requireOpen(delivery, n, at)
    return [{ type: 'ConfirmationRefused', data: { ...aboutOf(delivery), n, at, by: 'contact' } }]
  }

/** The author does not want it to be opened this way. */
export const forbidConfirmation =
  (): Decide =>
  (delivery, { by, at }) => {
    if (delivery.status === 'new' || delivery.authorId !== by.id) throw refuse('not-found')
    const open = openConfirmation(delivery, at)
    if (!open) return []
    return [{ type: 'ConfirmationRefused', data: { ...aboutOf(delivery), n: open.n, at, by: 'author' } }]
  }

export const requireConfirmed = (delivery: Delivery, at: string): void => {
  if (!isConfirmed(delivery, at)) throw refuse('not-confirmed')
}

/**
 * A code by mail instead of the proof: only after a contact's yes, and once for each; neither alone, for others may
 * read that mailbox. The facts were found by the caller.
 */
export const unlockConfirmed =
  ({ isRight, isTakenBack = false }: { readonly isRight: boolean; readonly isTakenBack?: boolean }): Decide =>
  (delivery, context) => {
    requireTry(delivery, context.at, isTakenBack)
    requireConfirmed(delivery, context.at)
    if (liveCode(delivery, context.at) === undefined) throw refuse('no-code')
    if (!isRight) return wrongTry(delivery, context)
    return [{ type: 'UnlockSucceeded', data: { ...aboutOf(delivery), method: 'confirmed' } }]
  }
