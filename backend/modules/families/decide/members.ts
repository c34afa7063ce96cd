import { Refused } from '../../../kernel/errors.ts'
import type { FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Family } from '../family.ts'
import { tellAtOf } from '../tellAt.ts'
import { fellingInvitations } from './fallen.ts'
import { memberIn, refuse, requireMay, rightOver, type Decide } from './guards.ts'

type Named = { readonly accountId: string }

const requireMember = (state: Family, accountId: string) => {
  const member = memberIn(state, accountId)
  if (!member) throw new Refused('not-found')
  return member
}

export const changeRole = ({ accountId, role }: Named & { readonly role: Exclude<FamilyRole, 'owner'> }): Decide =>
  fellingInvitations((state, { by, at }) => {
    requireMay(state, by.id, 'manage')
    const member = requireMember(state, accountId)
    if (member.role === 'owner') throw refuse('last-owner')
    if (member.role === role) return []
    return [{ type: 'RoleChanged', data: { accountId, role, tellAt: tellAtOf(state.told.role[accountId], at) } }]
  })

export const removeMember = ({ accountId }: Named): Decide =>
  fellingInvitations((state, { by }) => {
    requireMay(state, by.id, 'invite')
    if (state.former.includes(accountId)) return []
    const { role } = requireMember(state, accountId)
    if (role === 'owner') throw refuse('last-owner')
    requireMay(state, by.id, rightOver(role))
    return [{ type: 'MemberRemoved', data: { accountId } }]
  })

export const leaveFamily = (): Decide =>
  fellingInvitations((state, { by }) => {
    if (state.former.includes(by.id)) return []
    // Alone in the family that has their id, they need no event to be its only member.
    if (state.status === 'new' || state.members.length === 1) {
      if (state.status !== 'new') requireMember(state, by.id)
      throw refuse('last-member')
    }
    const { role } = requireMay(state, by.id, 'see')
    if (role === 'owner') throw refuse('last-owner')
    return [{ type: 'MemberLeft', data: { accountId: by.id } }]
  })
