import { requireVerified } from '../../../kernel/errors.ts'
import { MOST_CONTACTS } from '../contract.ts'
import type { Invited } from '../events.ts'
import { contactIn } from '../life.ts'
import { refuse, type Decide } from './guards.ts'
import { withoutReportOf } from './report.ts'

/** What the route finds out about the account that invites. */
type Facts = { readonly isVerified: boolean; readonly isAuthor: boolean }

/** Asks somebody to be a trusted contact. A no is final for the author: only who said it may take it back. */
export const inviteContact =
  ({ isVerified, isAuthor, ...invited }: Omit<Invited, 'accountId'> & Facts): Decide =>
  (life, { by }) => {
    const { contactId, name, address, addressHash } = invited
    const known = contactIn(life, contactId)
    if (known && known.status !== 'removed' && known.name === name && known.address === address) return []
    if (known) throw refuse('duplicate', { name: known.name })
    requireVerified(isVerified)
    if (isAuthor) throw refuse('contact-is-author')
    const kept = life.contacts.filter(({ status }) => status !== 'removed')
    const twin = kept.find((each) => each.addressHash === addressHash)
    const hasDeclined = life.contacts.some((each) => each.addressHash === addressHash && each.declinedAt !== '')
    if (hasDeclined) throw refuse('contact-declined', { name: twin?.name ?? name })
    if (twin) throw refuse('duplicate', { name: twin.name })
    if (kept.length >= MOST_CONTACTS) throw refuse('too-many-contacts', { most: MOST_CONTACTS })
    return [{ type: 'ContactInvited', data: { accountId: by.id, ...invited } }]
  }

export const removeContact =
  ({ contactId }: { readonly contactId: string }): Decide =>
  (life, { at }) => {
    const contact = contactIn(life, contactId)
    if (!contact) throw refuse('not-found')
    if (contact.status === 'removed') return []
    // Who goes takes their report along.
    return [{ type: 'ContactRemoved', data: { contactId } }, ...withoutReportOf(life, contactId, at)]
  }

/** The invitation waits for a morning. */
export const putInvitationOff =
  ({ contactId, leavesAt }: { readonly contactId: string; readonly leavesAt: string }): Decide =>
  (life) => {
    const contact = contactIn(life, contactId)
    const isDue = contact?.status === 'invited' && contact.invitation === 'asked' && leavesAt > contact.leavesAt
    return isDue ? [{ type: 'ContactInvitationPutOff', data: { contactId, leavesAt } }] : []
  }

type Proof = { readonly contactId: string; readonly smtpCode: number; readonly acceptedAt?: string }

/** The transport's yes or no to the invitation. */
export const recordInvitation =
  ({ contactId, smtpCode, acceptedAt }: Proof): Decide =>
  (life) => {
    if (contactIn(life, contactId)?.invitation !== 'asked') return []
    if (acceptedAt === undefined) return [{ type: 'ContactInvitationRefused', data: { contactId, smtpCode } }]
    return [{ type: 'ContactInvitationMailed', data: { contactId, smtpCode, acceptedAt } }]
  }
