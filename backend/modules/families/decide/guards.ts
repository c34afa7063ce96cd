import { refusing, Refused } from '../../../kernel/errors.ts'
import { may, type FamilyRole, type Right } from '../../../kernel/identity/roles.ts'
import type { Context, Decision } from '../../../kernel/log/decider.ts'
import type { FamilyRefusal } from '../contract.ts'
import type { FamiliesEvent } from '../events.ts'
import { family, type Family, type FamilyMember } from '../family.ts'
import type { Invitation } from '../invitation.ts'

export type Decide = Decision<Family, FamiliesEvent>
export const refuse = refusing<FamilyRefusal>()

export const memberIn = ({ members }: Family, accountId: string): FamilyMember | undefined =>
  members.find((member) => member.accountId === accountId)

/** @throws Refused not-found for who is no member, forbidden for a role too low */
export const requireMay = (state: Family, accountId: string, right: Right): FamilyMember => {
  const member = state.status === 'living' ? memberIn(state, accountId) : undefined
  if (!member) throw new Refused('not-found')
  if (!may(member.role, right)) throw new Refused('forbidden')
  return member
}

/** A steward is invited, changed and removed by who may manage; all others by who may invite. */
export const rightOver = (role: FamilyRole): Right => (role === 'steward' || role === 'owner' ? 'manage' : 'invite')

/** Whoever sent it is a member still, in a role that could send it today. */
export const isVouchedFor = (state: Family, { invitedBy, role }: Invitation): boolean => {
  const sender = memberIn(state, invitedBy)
  return sender !== undefined && may(sender.role, rightOver(role))
}

/** @throws Refused not-found where the family has sent no such invitation */
export const invitationIn = ({ invitations }: Family, invitationId: string): Invitation => {
  const found = invitations.find((each) => each.invitationId === invitationId)
  if (!found) throw new Refused('not-found')
  return found
}

/**
 * A decision on a family that may have no event yet: it begins with the account whose id it has, in the same append.
 * Nobody else can begin it.
 */
export const begun =
  (familyId: string, decide: Decide): Decide =>
  (state, context: Context) => {
    if (state.status !== 'new') return decide(state, context)
    if (context.by.id !== familyId) throw new Refused('not-found')
    const data = { familyId, ownerId: familyId, foundedAt: context.at }
    const founded = { type: 'FamilyFounded', data } as const
    const events = decide(family.evolve(state, founded), context)
    return events.length > 0 ? [founded, ...events] : []
  }
