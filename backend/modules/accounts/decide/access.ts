import { requireVerified } from '../../../kernel/errors.ts'
import type { StaffRole } from '../events.ts'
import { refuse, requireOpen, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

type Change = { readonly role: StaffRole; readonly by: string }
/** A fact of the other accounts: how many admins there are, read by the caller. */
type WithAdmins = { readonly admins: number }

const told = (role: StaffRole, kind: 'role-granted' | 'role-removed', email: string) =>
  [
    { kind, to: email, about: role },
    { kind: 'admins-told', to: '', about: kind },
  ] as const

/** Makes an account staff. Only a confirmed address may be: mails to it are how the person and we know of misuse. */
export const grantRole =
  ({ role, by, admins }: Change & WithAdmins): Decide =>
  (account, { at }) => {
    requireOpen(account)
    if (account.role === role) return []
    requireVerified(account.isVerified)
    if (account.role === 'admin' && admins <= 1) throw refuse('last-admin')
    return [
      { type: 'RoleGranted', data: { role, by } },
      ...lettersAsked(account, at, ...told(role, 'role-granted', account.email)),
    ]
  }

export const removeRole =
  ({ by, admins }: Pick<Change, 'by'> & WithAdmins): Decide =>
  (account, { at }) => {
    requireOpen(account)
    const { role } = account
    if (role === 'user') return []
    if (role === 'admin' && admins <= 1) throw refuse('last-admin')
    return [
      { type: 'RoleRemoved', data: { role, by } },
      ...lettersAsked(account, at, ...told(role, 'role-removed', account.email)),
    ]
  }

/** Closes the door to an account. Its messages go on: they were promised. */
export const suspendAccount =
  ({ reason, by, admins }: { readonly reason: string; readonly by: string } & WithAdmins): Decide =>
  (account) => {
    requireOpen(account)
    if (account.isSuspended) return []
    if (account.role === 'admin' && admins <= 1) throw refuse('last-admin')
    return [{ type: 'AccountSuspended', data: { reason, by } }]
  }

export const reinstateAccount =
  ({ by }: { readonly by: string }): Decide =>
  (account) => {
    requireOpen(account)
    return account.isSuspended ? [{ type: 'AccountReinstated', data: { by } }] : []
  }
