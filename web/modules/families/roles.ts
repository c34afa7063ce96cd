import type { FamilyRole } from '../../../backend/kernel/identity/roles.ts'
import type { FamilyView, InviteMember } from '../../../backend/modules/families/contract.ts'

export type Member = FamilyView['members'][number]
export type GivenRole = InviteMember['role']

/** What each may do, for “you” and for a list alike. */
export const roleLines: Readonly<Record<FamilyRole, string>> = {
  owner: 'Decides who belongs, gives out roles, and can hand the family over.',
  steward: 'Invites people, and can change or restore what others added.',
  contributor: 'Asks for stories, adds things, and can change what they added.',
  viewer: 'Reads and listens to everything the family keeps here.',
}

/** What somebody who is invited would be able to do. */
export const wouldSee: Readonly<Record<GivenRole, string>> = {
  steward:
    'You’ll see and hear what the family keeps here. You can add to it, change what others added, and invite people.',
  contributor: 'You’ll see and hear what the family keeps here. You can ask for stories and add your own things.',
  viewer: 'You’ll see and hear what the family keeps here. You do not have to add anything.',
}

export const givenRoles: readonly GivenRole[] = ['viewer', 'contributor', 'steward']
