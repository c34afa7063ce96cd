import type { FamilyRole } from '../../kernel/identity/roles.ts'

type Someone = { readonly accountId: string; readonly role: FamilyRole; readonly joinedAt: string }
const ORDER: readonly FamilyRole[] = ['steward', 'contributor', 'viewer']

/**
 * Who owns a family once its owner's account is erased (docs/adr/0058): the steward who is there longest, else the
 * contributor, else the viewer; nobody where the owner is alone.
 */
export const successorOf = <Member extends Someone>(members: readonly Member[]): Member | undefined =>
  members
    .filter(({ role }) => role !== 'owner')
    .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role) || a.joinedAt.localeCompare(b.joinedAt))[0]
