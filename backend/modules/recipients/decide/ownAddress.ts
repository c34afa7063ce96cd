import type { Recipient } from '../recipient.ts'
import { isSameAddress, refuse, requireAddress, type Decide } from './guards.ts'

/** The address that a child will read alone: neither their guardian's nor the author's. */
export const requireOwnAddress = (
  { name, address }: Pick<Recipient, 'name' | 'address'>,
  ownAddress: string,
  isAuthors: boolean,
): void => {
  requireAddress(ownAddress, 'ownEmail')
  if (isSameAddress(ownAddress, address)) throw refuse('own-of-guardian', { name })
  if (isAuthors) throw refuse('own-of-author', { name })
}

/** Whether a guardian may be asked for a child's own address, and give one, by what the entry says of them. */
export const isAddressOpen = ({ status, isChild, consent, birthday, ownAddress }: Recipient): boolean =>
  status === 'added' &&
  isChild &&
  birthday !== '' &&
  ownAddress === '' &&
  consent !== 'declined' &&
  consent !== 'wrong-person'

/** Whether the question went to the guardian's present mailbox, whatever became of it there. */
export const isGuardianAsked = ({ guardian, addressHash }: Recipient): boolean =>
  guardian.asked > 0 && guardian.addressHash === addressHash

type Asked = { readonly n: number; readonly smtpCode: number; readonly acceptedAt?: string }

/** The mail server's yes or no to the question: a mailbox is asked once. */
export const recordGuardianAsked =
  (asked: Asked): Decide =>
  ({ status, guardian }) =>
    status === 'new' || guardian.asked >= asked.n ? [] : [{ type: 'GuardianAsked', data: asked }]

type Facts = {
  readonly isAuthors: boolean
  /** Somebody wants nothing of this author's there. */
  readonly isDeclined: boolean
  /** A message that has not been sent is for a day on which the child is grown up. */
  readonly isNeeded: boolean
}

/** The guardian's answer. It counts from the 18th birthday on; once it is given, only the author changes it. */
export const giveOwnAddress =
  ({ ownAddress, isAuthors, isDeclined, isNeeded }: Facts & { readonly ownAddress: string }): Decide =>
  (recipient) => {
    if (recipient.status === 'added' && recipient.ownAddress === ownAddress) return []
    if (!isAddressOpen(recipient) || !isNeeded) throw refuse('own-over')
    requireOwnAddress(recipient, ownAddress, isAuthors)
    if (isDeclined) throw refuse('own-declined', { name: recipient.name })
    return [{ type: 'OwnAddressGiven', data: { ownAddress } }]
  }
