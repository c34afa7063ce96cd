import { requireRoom, requireVerified } from '../../../kernel/errors.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { INVITATION_DAYS, MOST_INVITATIONS } from '../contract.ts'
import type { Family } from '../family.ts'
import { isWaiting, type Invitation } from '../invitation.ts'
import { begun, invitationIn, refuse, requireMay, rightOver, type Decide } from './guards.ts'

/** @number how long whoever said no to a family is not asked again */
const NO_DAYS = 90
/** @number how soon an invitation to a family can be sent again. Real minutes: a mailbox is no faster in a demo. */
const AGAIN_MS = 10 * 60_000

export type Facts = {
  readonly isVerified: boolean
  /** It is an address of whoever invites. */
  readonly isOwn: boolean
  /** It is the first address of a member's. */
  readonly isMembers: boolean
  readonly hasLink: boolean
  /** What the family's plan has room for; whoever is invited counts. */
  readonly limit: number
  /** The cheapest plan with room for one more, where there is one. */
  readonly plan?: string | null
}
type Wanted = Pick<Invitation, 'invitationId' | 'name' | 'address' | 'addressHash' | 'role' | 'note'>

const waiting = ({ invitations }: Family, at: string) => invitations.filter((each) => isWaiting(each, at))

/** What earlier invitations to the same mailbox say. */
const requireUnasked = ({ invitations }: Family, { addressHash, name }: Wanted, at: string, dayMs: number) => {
  const same = invitations.filter((each) => each.addressHash === addressHash)
  if (same.some(({ status }) => status === 'misdirected')) throw refuse('address-wrong', { name })
  const asked = same.find((each) => isWaiting(each, at))
  if (asked) throw refuse('already-invited', { name: asked.name })
  const declined = same.findLast(({ status }) => status === 'declined')
  const until = declined && plus(declined.declinedAt, NO_DAYS * dayMs)
  if (until !== undefined && at < until) throw refuse('invitation-declined', { until })
}

/** Asks somebody by mail to join; the family begins by it where it has no event yet. */
export const inviteMember = ({
  familyId,
  facts,
  ...wanted
}: Wanted & { readonly familyId: string; readonly facts: Facts }): Decide =>
  begun(familyId, (state, { by, at, dayMs }) => {
    const { invitationId, role, name } = wanted
    requireMay(state, by.id, rightOver(role))
    if (state.invitations.some((each) => each.invitationId === invitationId)) return []
    requireVerified(facts.isVerified)
    if (facts.hasLink) throw refuse('no-links', { field: 'note' })
    if (facts.isOwn) throw refuse('own-email')
    if (facts.isMembers) throw refuse('already-member', { name })
    requireUnasked(state, wanted, at, dayMs)
    const open = waiting(state, at).length
    if (open >= MOST_INVITATIONS) throw refuse('too-many-invitations', { most: MOST_INVITATIONS })
    requireRoom(facts.limit, state.members.length + open, facts.plan)
    const expiresAt = plus(at, INVITATION_DAYS * dayMs)
    return [{ type: 'MemberInvited', data: { ...wanted, invitedBy: by.id, invitedAt: at, expiresAt } }]
  })

type Named = { readonly invitationId: string }

/** The same link once more. */
export const resendInvitation =
  ({ invitationId }: Named): Decide =>
  (state, { by, at, dayMs }) => {
    requireMay(state, by.id, 'invite')
    const invitation = invitationIn(state, invitationId)
    requireMay(state, by.id, rightOver(invitation.role))
    if (!isWaiting(invitation, at)) throw refuse('invitation-over', { name: invitation.name })
    const until = plus(invitation.mailedAt, AGAIN_MS)
    if (at < until) throw refuse('too-soon', { until })
    const again = { n: invitation.mails + 1, resentAt: at, expiresAt: plus(at, INVITATION_DAYS * dayMs) }
    return [{ type: 'MemberInvitationResent', data: { invitationId, ...again } }]
  }

export const withdrawInvitation =
  ({ invitationId }: Named): Decide =>
  (state, { by }) => {
    requireMay(state, by.id, 'invite')
    const { role, status, name } = invitationIn(state, invitationId)
    requireMay(state, by.id, rightOver(role))
    if (status === 'withdrawn') return []
    if (status === 'joined') throw refuse('invitation-over', { name })
    return [{ type: 'MemberInvitationWithdrawn', data: { invitationId } }]
  }
