import * as v from 'valibot'

/** What a member is in a family; each has one owner. */
export const FamilyRole = v.picklist(['owner', 'steward', 'contributor', 'viewer'])
export type FamilyRole = v.InferOutput<typeof FamilyRole>

/** What people read for a role. */
export const roleNames: Readonly<Record<FamilyRole, string>> = {
  owner: 'Owner',
  steward: 'Helper',
  contributor: 'Contributor',
  viewer: 'Viewer',
}

/** From the one that every member has to the owner's own. */
export type Right = 'see' | 'add' | 'edit' | 'invite' | 'manage'

const RIGHTS: Readonly<Record<FamilyRole, readonly Right[]>> = {
  viewer: ['see'],
  contributor: ['see', 'add'],
  steward: ['see', 'add', 'edit', 'invite'],
  owner: ['see', 'add', 'edit', 'invite', 'manage'],
}

/** The one table of roles: what a member may do with what is the family's. Of one's own, `add` is enough to change it. */
export const may = (role: FamilyRole, right: Right): boolean => RIGHTS[role].includes(right)

/** The name of a family's stream, of its key, and of the audience of what happens in it (docs/adr/0057). */
export const familySubject = (familyId: string): string => `family-${familyId}`
