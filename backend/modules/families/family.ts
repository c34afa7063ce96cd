import type { Aggregate } from '../../kernel/log/decider.ts'
import type { FamilyRole } from '../../kernel/identity/roles.ts'
import { personal, type FamiliesEvent } from './events.ts'
import { invitationAfter, type Invitation } from './invitation.ts'

export type FamilyMember = { readonly accountId: string; readonly role: FamilyRole; readonly joinedAt: string }
export type Offer = {
  readonly to: string
  readonly expiresAt: string
  readonly status: 'open' | 'taken' | 'declined' | 'withdrawn'
}
export type Family = {
  readonly status: 'new' | 'living' | 'ended'
  readonly familyId: string
  readonly name: string
  /** In the order in which they came. */
  readonly members: readonly FamilyMember[]
  /** Accounts that were members and are none now. */
  readonly former: readonly string[]
  readonly invitations: readonly Invitation[]
  readonly offer: Offer | undefined
  /** When accounts were told last what they are here, and of an offer; or are to be told (`tellAt.ts`). */
  readonly told: { readonly role: TellAts; readonly offer: TellAts }
}
type TellAts = Readonly<Record<string, string>>

/** A family that has no event yet, as the account whose id it has finds it. */
export const withFounder = (state: Family, familyId: string): Family =>
  state.status === 'new'
    ? { ...state, familyId, members: [{ accountId: familyId, role: 'owner', joinedAt: '' }] }
    : state

/** What was offered to a member ends with the membership. */
const without = (family: Family, accountId: string): Family => ({
  ...family,
  offer: family.offer?.status === 'open' && family.offer.to === accountId ? undefined : family.offer,
  members: family.members.filter((member) => member.accountId !== accountId),
  former: [...new Set([...family.former, accountId])],
})
const withRole = (members: Family['members'], accountId: string, role: FamilyRole) =>
  members.map((member) => (member.accountId === accountId ? { ...member, role } : member))

export const family: Aggregate<Family, FamiliesEvent> = {
  category: 'family',
  personal,
  subject: ({ familyId }) => `family-${familyId}`,
  audience: ({ familyId }) => `family-${familyId}`,
  initial: {
    status: 'new',
    familyId: '',
    name: '',
    members: [],
    former: [],
    invitations: [],
    offer: undefined,
    told: { role: {}, offer: {} },
  },
  evolve: (family, event) => {
    switch (event.type) {
      case 'FamilyFounded': {
        const { familyId, ownerId, foundedAt } = event.data
        const members = [{ accountId: ownerId, role: 'owner', joinedAt: foundedAt }] as const
        return { ...family, status: 'living', familyId, members }
      }
      case 'FamilyNamed':
        return { ...family, name: event.data.name }
      case 'MemberJoined': {
        const { accountId, role, joinedAt } = event.data
        const back = { ...family, former: family.former.filter((id) => id !== accountId) }
        const members = [...family.members, { accountId, role, joinedAt }]
        return { ...back, members, invitations: invitationAfter(family.invitations, event) }
      }
      case 'RoleChanged': {
        const { accountId, role, tellAt } = event.data
        const told = { ...family.told, role: { ...family.told.role, [accountId]: tellAt } }
        return { ...family, told, members: withRole(family.members, accountId, role) }
      }
      case 'MemberRemoved':
      case 'MemberLeft':
      case 'MemberErased':
        return without(family, event.data.accountId)
      case 'OwnershipOffered': {
        const { to, expiresAt, tellAt } = event.data
        const told = { ...family.told, offer: { ...family.told.offer, [to]: tellAt } }
        return { ...family, told, offer: { to, expiresAt, status: 'open' } }
      }
      case 'OwnershipTransferred': {
        const { from, to } = event.data
        const members = withRole(withRole(family.members, from, 'steward'), to, 'owner')
        return { ...family, members, offer: family.offer?.to === to ? { ...family.offer, status: 'taken' } : undefined }
      }
      case 'OwnershipOfferEnded':
        return { ...family, offer: family.offer && { ...family.offer, status: event.data.how } }
      case 'FamilyEnded':
        return { ...family, status: 'ended' }
      case 'MemberInvited':
      case 'MemberInvitationResent':
      case 'MemberInvitationMailed':
      case 'MemberInvitationPutOff':
      case 'MemberInvitationRefused':
      case 'MemberInvitationWithdrawn':
      case 'MemberInvitationDeclined':
      case 'MemberInvitationMisdirected':
        return { ...family, invitations: invitationAfter(family.invitations, event) }
    }
  },
}
