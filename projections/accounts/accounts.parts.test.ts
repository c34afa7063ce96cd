import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { replay } from '../../backend/kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import {
  removeBackupAddress,
  requestBackupAddress,
  verifyBackupAddress,
} from '../../backend/modules/accounts/decide/backup.ts'
import { chooseNotifications } from '../../backend/modules/accounts/decide/notifications.ts'
import type { Decide } from '../../backend/modules/accounts/decide/guards.ts'
import { grantRole, suspendAccount } from '../../backend/modules/accounts/decide/access.ts'
import { accounts } from './accounts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

test('accounts stand with their names and whether the address is confirmed, also rebuilt and told twice', async () => {
  const { kernel, rowsOf } = server
  const [ruth, ben] = [newId(), newId()]
  const open = (accountId: string, username: string) =>
    kernel.handle(
      account,
      accountId,
      openAccount({ accountId, username, email: `${username}@hale.example` }),
      freshCommand(kernel),
    )
  await open(ruth, 'ruth')
  await open(ben, 'ben')
  const tell = (id: string, decision: Decide) => kernel.handle(account, id, decision, freshCommand(kernel))
  await tell(ruth, verifyEmail())
  await tell(ruth, grantRole({ role: 'editor', by: 'machine', admins: 0 }))
  await tell(ruth, requestBackupAddress({ address: 'ruth@office.example' }))
  await tell(ruth, verifyBackupAddress())
  await tell(ruth, chooseNotifications({ news: false, reminders: true }))
  await tell(ben, verifyEmail())
  await tell(ben, requestBackupAddress({ address: 'ben@office.example' }))
  await tell(ben, removeBackupAddress())
  await tell(ben, suspendAccount({ reason: 'asked for it', by: 'machine', admins: 0 }))

  for (const times of [1, 2]) {
    await replay(kernel, accounts, [`account-${ruth}`, `account-${ben}`], times)
    const rows = await rowsOf('accounts.accounts')
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: ruth,
        username: 'ruth',
        emailVerified: true,
        role: 'editor',
        suspended: false,
        backupEmail: 'ruth@office.example',
        backupVerified: true,
        wantsNews: false,
        wantsReminders: true,
      }),
    )
    const email = 'ben@hale.example'
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: ben,
        email,
        emailVerified: true,
        role: 'user',
        suspended: true,
        backupEmail: null,
      }),
    )
  }
})
