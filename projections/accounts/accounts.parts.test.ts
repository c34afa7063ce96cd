import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { replay } from '../../backend/kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, verifyEmail } from '../../backend/modules/accounts/decide.ts'
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
  await kernel.handle(account, ruth, verifyEmail(), freshCommand(kernel))

  for (const times of [1, 2]) {
    await replay(kernel, accounts, [`account-${ruth}`, `account-${ben}`], times)
    const rows = await rowsOf('accounts.accounts')
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(expect.objectContaining({ id: ruth, username: 'ruth', emailVerified: true }))
    const email = 'ben@hale.example'
    expect(rows).toContainEqual(expect.objectContaining({ id: ben, email, emailVerified: false }))
  }
})
