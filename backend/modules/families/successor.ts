import type { FamilyRole } from '../../kernel/identity/roles.ts'

type Someone = { readonly accountId: string; readonly role: FamilyRole; readonly joinedAt: string }
/** Each role but the owner's has its place: a new one is not there until it is given one. */
const places = { steward: 1, contributor: 2, viewer: 3 } as const satisfies Record<Exclude<FamilyRole, 'owner'>, number>

/**
 * Who owns a family once its owner's account is erased, which nobody may hold back: the steward who is there longest,
 * else the contributor, else the viewer; nobody where the owner is alone.
 */
export const successorOf = <Member extends Someone>(members: readonly Member[]): Member | undefined =>
  members
    .flatMap((member) => (member.role === 'owner' ? [] : { member, place: places[member.role] }))
    .toSorted((a, b) => a.place - b.place || a.member.joinedAt.localeCompare(b.member.joinedAt))[0]?.member
