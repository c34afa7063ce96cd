import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['family'] as const
type FamilyRole = 'owner' | 'steward' | 'contributor' | 'viewer'
type Mailed = { readonly invitationId: string; readonly n: number; readonly smtpCode: number }

export type FamiliesEvent =
  /** Written with the first command on the stream: until then the family is there without an event. */
  | Event<'FamilyFounded', { familyId: string; ownerId: string; foundedAt: string }>
  | Event<'FamilyNamed', { name: string }>
  | Event<
      'MemberInvited',
      {
        invitationId: string
        name: string
        address: string
        /** A keyed hash, by which an account finds what came to its address. */
        addressHash: string
        note: string
        role: Exclude<FamilyRole, 'owner'>
        invitedBy: string
        invitedAt: string
        expiresAt: string
      }
    >
  /** Asks for the mail once more, with the same link; `n` counts them. */
  | Event<'MemberInvitationResent', { invitationId: string; n: number; resentAt: string; expiresAt: string }>
  | Event<'MemberInvitationMailed', Mailed & { acceptedAt: string }>
  /** Their mailbox has enough of today: the mail leaves on that morning. */
  | Event<'MemberInvitationPutOff', { invitationId: string; n: number; leavesAt: string }>
  /** No mailbox took it; `isReturned`: one had taken it and sent it back. */
  | Event<'MemberInvitationRefused', Mailed & { isReturned?: true; refusedAt: string }>
  | Event<'MemberInvitationWithdrawn', { invitationId: string }>
  | Event<'MemberInvitationDeclined', { invitationId: string; declinedAt: string }>
  /** Whoever reads the address says that they are somebody else. */
  | Event<'MemberInvitationMisdirected', { invitationId: string; at: string }>
  /** `isUnconfirmed`: nobody has shown yet that the invited address is this account's; it had the link. */
  | Event<
      'MemberJoined',
      { accountId: string; role: FamilyRole; invitationId: string; isUnconfirmed?: true; joinedAt: string }
    >
  /** `tellAt`: when whom it is about is told of it, with all else that has changed by then. */
  | Event<'RoleChanged', { accountId: string; role: FamilyRole; tellAt: string }>
  | Event<'MemberRemoved', { accountId: string }>
  | Event<'MemberLeft', { accountId: string }>
  | Event<'OwnershipOffered', { to: string; offeredAt: string; expiresAt: string; tellAt: string }>
  /** Whoever hands over becomes a steward. */
  | Event<'OwnershipTransferred', { from: string; to: string }>
  | Event<'OwnershipOfferEnded', { to: string; how: 'declined' | 'withdrawn' }>
  | Event<'MemberErased', { accountId: string }>
  | Event<'FamilyEnded', { endedAt: string }>

/** Sealed with the family's key, which goes with its last member. */
export const personal = { FamilyNamed: ['name'], MemberInvited: ['name', 'address', 'note'] } as const
