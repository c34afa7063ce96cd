import { UNDO_DAYS } from '../../../kernel/words/refusals.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { requireVerified } from '../../../kernel/errors.ts'
import { nextInvitation } from '../next.ts'
import { addressesOf, type Recipient } from '../recipient.ts'
import { refuse, requireOwner, type Decide } from './guards.ts'

/** Asks somebody whether they want messages; not again once they have answered. `isVerified` was found by the caller. */
export const inviteRecipient =
  ({ isVerified }: { readonly isVerified: boolean }): Decide =>
  (recipient, { by }) => {
    requireOwner(recipient, by)
    requireVerified(isVerified)
    const { consent, invites } = recipient
    if (consent === 'consented' || consent === 'declined') throw refuse('consent-closed')
    if (consent === 'wrong-person') throw refuse('address-wrong')
    const isOnItsWay = nextInvitation(recipient) !== undefined
    return isOnItsWay ? [] : [{ type: 'RecipientInvited', data: { n: invites.asked + 1 } }]
  }

export const recordInvitation =
  (proof: { readonly n: number; readonly smtpCode: number; readonly acceptedAt?: string }): Decide =>
  ({ invites }) => {
    const { n, smtpCode, acceptedAt } = proof
    if (invites.answered >= n || invites.asked < n) return []
    if (acceptedAt === undefined) return [{ type: 'InvitationRefused', data: { n, smtpCode } }]
    return [{ type: 'InvitationMailed', data: { n, smtpCode, acceptedAt } }]
  }

/** The invitation waits for a morning. */
export const putInvitationOff =
  ({ n, leavesAt }: { readonly n: number; readonly leavesAt: string }): Decide =>
  (recipient) =>
    nextInvitation(recipient) === n && leavesAt > recipient.leavesAt
      ? [{ type: 'InvitationPutOff', data: { n, leavesAt } }]
      : []

/** A refusal may be taken back for 30 days. */
export const mayUndo = ({ declinedAt }: Pick<Recipient, 'declinedAt'>, at: string, dayMs: number): boolean =>
  at < plus(declinedAt, UNDO_DAYS * dayMs)

export const consentRecipient =
  ({ where }: { readonly where: 'invite' | 'delivery' }): Decide =>
  (recipient, { at, dayMs }) => {
    const { status, consent } = recipient
    if (status === 'new') throw refuse('not-found')
    if (consent === 'consented') return []
    // They had opened it before they said so: only who has the question before them says otherwise.
    if (consent === 'wrong-person' && where === 'delivery') return []
    if (consent === 'declined' && !mayUndo(recipient, at, dayMs)) throw refuse('consent-closed')
    return [{ type: 'RecipientConsented', data: { where } }]
  }

/** The recipient wants nothing from this author, at none of their mailboxes (`hashes`); it outlives a change of address. A stranger's no says nothing of them. */
export const declineRecipient =
  ({ hashes = [] }: { readonly hashes?: readonly string[] } = {}): Decide =>
  ({ status, consent, addressHash }, { at }) => {
    if (status === 'new') throw refuse('not-found')
    if (consent === 'declined' || consent === 'wrong-person') return []
    const alsoAt = [...new Set(hashes)].filter((hash) => hash !== addressHash)
    return [{ type: 'RecipientDeclined', data: { scope: 'author', at, ...(alsoAt.length > 0 && { alsoAt }) } }]
  }

type Report = { readonly where: 'invite' | 'delivery'; readonly address: string }

/**
 * Whoever reads this address is somebody else. It counts of the mailbox, not of the person: until the author gives
 * another.
 */
export const reportWrongPerson =
  ({ where, address }: Report): Decide =>
  (recipient, { at }) => {
    if (recipient.status === 'new') throw refuse('not-found')
    if (!addressesOf(recipient).includes(address) || recipient.consent === 'wrong-person') return []
    const isSecond = address === recipient.backupAddress
    const mailbox = address === recipient.address ? 'first' : isSecond ? 'second' : 'own'
    return [{ type: 'WrongPersonReported', data: { where, mailbox, at } }]
  }

/** Whoever reads this address was them after all. */
export const undoWrongPerson =
  ({ address }: { readonly address: string }): Decide =>
  ({ status, consent, wrongAddress }, { at }) => {
    if (status === 'new') throw refuse('not-found')
    if (consent !== 'wrong-person' || address !== wrongAddress) return []
    return [{ type: 'WrongPersonReportUndone', data: { at } }]
  }

export const undoDecline =
  (): Decide =>
  (recipient, { at, dayMs }) => {
    const { status, consent } = recipient
    if (status === 'new') throw refuse('not-found')
    if (consent !== 'declined') return []
    if (!mayUndo(recipient, at, dayMs)) throw refuse('consent-closed')
    return [{ type: 'RecipientDeclineUndone', data: { at } }]
  }
