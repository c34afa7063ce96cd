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

/**
 * From the one that every member has to the owner's own. Who may invite may also remove whom stewards may, link what
 * others told and end others' links.
 */
export type Right = 'see' | 'add' | 'edit' | 'invite' | 'manage'

const RIGHTS: Readonly<Record<FamilyRole, readonly Right[]>> = {
  viewer: ['see'],
  contributor: ['see', 'add'],
  steward: ['see', 'add', 'edit', 'invite'],
  owner: ['see', 'add', 'edit', 'invite', 'manage'],
}

/** The one table of roles: what a member may do with what is the family's. */
export const may = (role: FamilyRole, right: Right): boolean => RIGHTS[role].includes(right)

/** One's own may be changed by whoever may add, others' by whoever may edit. */
export const mayChange = (role: FamilyRole, isOwn: boolean): boolean => may(role, isOwn ? 'add' : 'edit')

/** The name of a family's stream, of its key, and of the audience of what happens in it (docs/adr/0057). */
export const familySubject = (familyId: string): string => `family-${familyId}`
