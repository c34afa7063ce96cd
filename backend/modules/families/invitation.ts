import type { FamilyRole } from '../../kernel/identity/roles.ts'
import type { FamiliesEvent } from './events.ts'

/** Somebody was asked to join. `open` is one that may be accepted until it expires; so may one that was declined. */
export type Invitation = {
  readonly invitationId: string
  readonly status: 'open' | 'joined' | 'declined' | 'withdrawn' | 'misdirected'
  readonly name: string
  readonly address: string
  readonly addressHash: string
  readonly note: string
  readonly role: Exclude<FamilyRole, 'owner'>
  readonly invitedBy: string
  readonly invitedAt: string
  readonly expiresAt: string
  /** How many mails were asked for, when the last was, and which the mail transport answered last. */
  readonly mails: number
  readonly mailedAt: string
  readonly answered: number
  readonly hasArrived: boolean
  /** The morning until which the mail was put off; empty where none waits for it. */
  readonly leavesAt: string
  readonly declinedAt: string
  /** The account that joined by it. */
  readonly joinedBy: string
}

type Changes = (invitation: Invitation) => Partial<Invitation>
const changed = (all: readonly Invitation[], invitationId: string, changes: Changes) =>
  all.map((each) => (each.invitationId === invitationId ? { ...each, ...changes(each) } : each))

type InvitationEvent = Extract<FamiliesEvent, { readonly data: { readonly invitationId: string } }>

/** The invitations of a family after one of their events. */
export const invitationAfter = (all: readonly Invitation[], { type, data }: InvitationEvent): readonly Invitation[] => {
  switch (type) {
    case 'MemberInvited':
      return [
        ...all,
        {
          ...data,
          status: 'open',
          mails: 1,
          mailedAt: data.invitedAt,
          answered: 0,
          hasArrived: false,
          leavesAt: '',
          declinedAt: '',
          joinedBy: '',
        },
      ]
    case 'MemberInvitationResent':
      return changed(all, data.invitationId, () => ({
        mails: data.n,
        mailedAt: data.resentAt,
        expiresAt: data.expiresAt,
      }))
    case 'MemberInvitationMailed':
      return changed(all, data.invitationId, () => ({ answered: data.n, hasArrived: true, leavesAt: '' }))
    case 'MemberInvitationPutOff':
      return changed(all, data.invitationId, () => ({ leavesAt: data.leavesAt }))
    case 'MemberInvitationRefused':
      return changed(all, data.invitationId, () => ({ answered: data.n, hasArrived: false, leavesAt: '' }))
    case 'MemberInvitationWithdrawn':
      return changed(all, data.invitationId, () => ({ status: 'withdrawn' }))
    case 'MemberInvitationDeclined':
      return changed(all, data.invitationId, () => ({ status: 'declined', declinedAt: data.declinedAt }))
    case 'MemberInvitationMisdirected':
      return changed(all, data.invitationId, () => ({ status: 'misdirected' }))
    case 'MemberJoined':
      return changed(all, data.invitationId, () => ({ status: 'joined', joinedBy: data.accountId }))
  }
}

/** Still to be answered. */
export const isWaiting = ({ status, expiresAt }: Invitation, at: string): boolean => status === 'open' && at < expiresAt

/** The mail of an invitation that is to be sent, by its number; undefined where none is. */
export const mailDue = ({ status, mails, answered }: Invitation): number | undefined =>
  status === 'open' && answered < mails ? mails : undefined
