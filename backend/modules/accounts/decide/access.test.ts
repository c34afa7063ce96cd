import { describe, test } from 'vitest'
import { accountId, adminId, asked, given, opened, verified } from '../testing/ruth.ts'
import { requestBackupAddress, removeBackupAddress } from './backup.ts'
import { requestDeletion } from './deletion.ts'
import { requestEmailChange } from './emailChange.ts'
import { requestExport } from './export.ts'
import { addPasskey, disableTotp, enableTotp, recordRecoveryCodes, removePasskey } from './factors.ts'
import type { Decide } from './guards.ts'
import { chooseNotifications } from './notifications.ts'
import { seeReplies } from './replies.ts'
import { changePassword } from './password.ts'
import { changeProfile } from './profile.ts'
import { grantRole, reinstateAccount, removeRole, suspendAccount } from './access.ts'

const by = adminId
const granted = { type: 'RoleGranted', data: { role: 'admin', by } } as const
const removed = { type: 'RoleRemoved', data: { role: 'admin', by } } as const
const makeAdmin = grantRole({ role: 'admin', by, admins: 1 })

describe('a role', () => {
  test('is given to a confirmed address, and the person and all admins are told', () =>
    given(opened, verified)
      .when(makeAdmin)
      .emits(
        granted,
        asked(1, 'role-granted', 'ruth@hale.example', 'admin'),
        asked(2, 'admins-told', '', 'role-granted'),
      ))
  test('is given once', () => given(opened, verified, granted).when(makeAdmin).emits())
  test('is not given to an address that nobody has confirmed', () =>
    given(opened).when(makeAdmin).refuses('address-unverified'))
  test('is not given to nobody', () => given().when(makeAdmin).refuses('account-unknown'))
  test('is taken away, and the person and all admins are told', () =>
    given(opened, verified, granted)
      .when(removeRole({ by, admins: 2 }))
      .emits(
        removed,
        asked(1, 'role-removed', 'ruth@hale.example', 'admin'),
        asked(2, 'admins-told', '', 'role-removed'),
      ))
  test('that was never given is not taken away', () =>
    given(opened)
      .when(removeRole({ by, admins: 2 }))
      .emits())
  test('of the last admin stays', () =>
    given(opened, verified, granted)
      .when(removeRole({ by, admins: 1 }))
      .refuses('last-admin'))
  test('of the last admin is not exchanged for another', () =>
    given(opened, verified, granted)
      .when(grantRole({ role: 'editor', by, admins: 1 }))
      .refuses('last-admin'))
})

describe('an account', () => {
  const suspend = suspendAccount({ reason: 'a stolen password', by, admins: 1 })
  const suspended = { type: 'AccountSuspended', data: { reason: 'a stolen password', by } } as const

  test('is suspended with a reason, once', () => given(opened).when(suspend).emits(suspended))
  test('that is the last admin is not suspended', () =>
    given(opened, verified, granted).when(suspend).refuses('last-admin'))
  test('is reinstated', () =>
    given(opened, suspended).when(reinstateAccount({ by })).emits({ type: 'AccountReinstated', data: { by } }))
  test('that is not suspended needs no reinstating', () => given(opened).when(reinstateAccount({ by })).emits())
  test('that gives itself a role is an account like any other', () =>
    given(opened)
      .by({ by: { kind: 'account', id: accountId } })
      .when(makeAdmin)
      .refuses('address-unverified'))
})

describe('what was under way when someone was shut out', () => {
  const until = '2030-01-05T00:00:00.000Z'
  const shut = [
    ['account-suspended', { type: 'AccountSuspended', data: { reason: 'a stolen password', by } }],
    ['account-locked', { type: 'AccountLocked', data: { until } }],
  ] as const
  const own: Readonly<Record<string, Decide>> = {
    'a new password': changePassword(),
    'a new passkey': addPasskey({ passkeyId: adminId }),
    'a passkey taken away': removePasskey({ passkeyId: adminId }),
    'a new authenticator app': enableTotp(),
    'an authenticator app taken away': disableTotp(),
    'new recovery codes': recordRecoveryCodes(),
    'a second address': requestBackupAddress({ address: 'ruth@office.example' }),
    'a second address taken away': removeBackupAddress(),
    'another address': requestEmailChange({ email: 'ruth@new.example', isTaken: false }),
    'the data to take along': requestExport(),
    'the end of the account': requestDeletion({ confirmed: [], armed: [] }),
    'a profile': changeProfile({ name: 'Ruth Hale' }),
    'replies that were seen': seeReplies({ until: '2020-01-01T00:00:00.000Z' }),
    'the emails that are wanted': chooseNotifications({ news: false, reminders: false }),
  }
  test.each(Object.entries(own))('changes nothing: %s', (_, decision) => {
    for (const [code, event] of shut) given(opened, verified, event).when(decision).refuses(code)
  })
})
