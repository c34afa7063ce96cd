import { requireRoom } from '../../../kernel/errors.ts'
import type { Family } from '../family.ts'
import type { Invitation } from '../invitation.ts'
import { invitationIn, isVouchedFor, memberIn, refuse, type Decide } from './guards.ts'

type Named = { readonly invitationId: string }
export type Facts = {
  /** The invited address is the account's own. */
  readonly isAddressee: boolean
  /** And somebody has shown that it is. */
  readonly isConfirmed: boolean
  /** The invited address, hidden but for its first letter and its domain. */
  readonly shown: string
  /** Whom to ask for another. */
  readonly inviter: string
  /** How many members the plan allows. */
  readonly limit: number
  /** The cheapest plan with room for one more, where there is one. */
  readonly plan?: string | null
}

/** One that was declined may still be accepted; none outlives the right of whoever sent it. */
export const isAnswerable = (state: Family, invitation: Invitation, at: string): boolean =>
  state.status === 'living' &&
  (invitation.status === 'open' || invitation.status === 'declined') &&
  at < invitation.expiresAt &&
  isVouchedFor(state, invitation)

/** Whoever asks joins, in the role that they were invited to. */
export const acceptInvitation =
  ({ invitationId, facts }: Named & { readonly facts: Facts }): Decide =>
  (state, { by, at }) => {
    const invitation = invitationIn(state, invitationId)
    if (invitation.status === 'joined' && invitation.joinedBy === by.id) return []
    if (!isAnswerable(state, invitation, at)) throw refuse('invitation-over', { name: facts.inviter })
    if (!facts.isAddressee) throw refuse('wrong-account', { address: facts.shown, name: facts.inviter })
    if (memberIn(state, by.id)) throw refuse('already-member', { name: invitation.name })
    requireRoom(facts.limit, state.members.length, facts.plan)
    const joined = { accountId: by.id, role: invitation.role, invitationId, joinedAt: at }
    return [{ type: 'MemberJoined', data: { ...joined, ...(!facts.isConfirmed && { isUnconfirmed: true }) } }]
  }

export const declineInvitation =
  ({ invitationId }: Named): Decide =>
  (state, { at }) => {
    const invitation = invitationIn(state, invitationId)
    if (invitation.status === 'declined') return []
    if (!isAnswerable(state, invitation, at)) throw refuse('invitation-over')
    return [{ type: 'MemberInvitationDeclined', data: { invitationId, declinedAt: at } }]
  }

/** “I'm not Thomas”: nobody accepts it any more, and the address is not asked again. */
export const misdirectInvitation =
  ({ invitationId }: Named): Decide =>
  (state, { at }) => {
    const invitation = invitationIn(state, invitationId)
    if (invitation.status === 'misdirected') return []
    if (!isAnswerable(state, invitation, at)) throw refuse('invitation-over')
    return [{ type: 'MemberInvitationMisdirected', data: { invitationId, at } }]
  }
