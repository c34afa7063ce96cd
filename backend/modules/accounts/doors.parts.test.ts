// Through: accounts
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { doorsReactor } from '../../../workflows/accounts/reactor.ts'
import { passwordHashOf } from '../../kernel/identity/credentials.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { passkeysOf } from '../../kernel/identity/passkeys.ts'
import { newRecoveryCodes, recoveryCodesLeft } from '../../kernel/identity/recoveryCodes.ts'
import { stage, type Effect } from '../../kernel/identity/staged.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { beginTotp, hasTotp, sealedTotp } from '../../kernel/identity/totp.ts'
import { newId } from '../../kernel/ids.ts'
import { account } from './account.ts'
import { addPasskey, disableTotp, enableTotp, recordRecoveryCodes, removePasskey } from './decide/factors.ts'
import type { Decide } from './decide/guards.ts'
import { changePassword } from './decide/password.ts'
import { routes } from './routes.ts'
import { newMember, PASSWORD } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    routers: [routes],
    projections: { accounts: [accounts] },
    reactors: (kernel) => ({ doors: doorsReactor(kernel) }),
  })
})
afterAll(() => server.stop())

const stateOf = async (id: string) => (await server.kernel.load(account, id)).state
const lettersOf = async (id: string) => (await stateOf(id)).letters.map(({ kind }) => kind)

/** What a process that is killed between the event and its effect leaves behind. */
const killedAfter = async (id: string, decision: Decide, effect?: Effect) => {
  const command = freshCommand(server.kernel)
  if (effect) await stage(server.kernel.db, id, command, effect)
  await server.kernel.handle(account, id, decision, command)
}

const passkey = () => {
  const id = newId()
  return { id, credentialId: id, publicKey: 'AQID', counter: 0, transports: [], name: 'phone' }
}
const withPasskey = async ({ kernel }: TestServer, id: string) => {
  const made = passkey()
  await killedAfter(id, addPasskey({ passkeyId: made.id }), { kind: 'passkey', passkey: made })
  await expect.poll(() => passkeysOf(kernel, id)).toHaveLength(1)
  return made.id
}
const withTotp = async ({ kernel }: TestServer, id: string) => {
  await beginTotp(kernel, id, 'ruth')
  const { codeHashes } = newRecoveryCodes(kernel, id)
  await killedAfter(id, enableTotp(), { kind: 'totp', secret: await sealedTotp(kernel, id), codeHashes })
  await expect.poll(() => hasTotp(kernel, id)).toBe(true)
}

type Change = readonly [string, string, (server: TestServer, id: string) => Promise<void>]
const doneBy = async (of: () => Promise<unknown>, value: unknown) => {
  await expect.poll(of).toEqual(value)
}
const changes: readonly Change[] = [
  [
    'a new password',
    'password-changed',
    async ({ kernel }, id) => {
      await killedAfter(id, changePassword(), { kind: 'password', passwordHash: 'the new one' })
      await doneBy(() => passwordHashOf(kernel.db, id), 'the new one')
    },
  ],
  ['a new passkey', 'passkey-added', async (of, id) => void (await withPasskey(of, id))],
  [
    'a passkey taken away',
    'passkey-removed',
    async (of, id) => {
      await killedAfter(id, removePasskey({ passkeyId: await withPasskey(of, id) }))
      await doneBy(() => passkeysOf(of.kernel, id), [])
    },
  ],
  ['a new code app', 'factor-enabled', withTotp],
  [
    'a code app taken away',
    'factor-disabled',
    async (of, id) => {
      await withTotp(of, id)
      await killedAfter(id, disableTotp())
      await doneBy(() => hasTotp(of.kernel, id), false)
      expect(await recoveryCodesLeft(of.kernel, id)).toBe(0)
    },
  ],
  [
    'new recovery codes',
    'recovery-codes-made',
    async ({ kernel }: { kernel: Kernel }, id) => {
      const { codeHashes } = newRecoveryCodes(kernel, id)
      await killedAfter(id, recordRecoveryCodes(), { kind: 'recovery-codes', codeHashes })
      await doneBy(() => recoveryCodesLeft(kernel, id), 10)
    },
  ],
]

describe('a process that ends between an event and what it does', () => {
  test.each(changes)('leaves %s to be done, and told by a mail', async (_, kind, happens) => {
    const { id } = await newMember(server.browser())
    await happens(server, id)
    expect(await lettersOf(id)).toContain(kind)
  })
})

describe('a key that was used', () => {
  test('changes no password, and asks for no mail, with another one', async () => {
    const browser = server.browser()
    const { id } = await newMember(browser)
    const key = { 'Idempotency-Key': newId() }
    const change = (current: string, password: string) =>
      browser.ask('POST', '/api/account/password', { current, password }, key)
    expect(await change(PASSWORD, 'a garden on a monday')).toMatchObject({ status: 204 })
    const [hash, letters] = [await passwordHashOf(server.kernel.db, id), await lettersOf(id)]
    expect(await change('a garden on a monday', 'a thief at the door')).toMatchObject({ json: { code: 'key-reused' } })
    expect([await passwordHashOf(server.kernel.db, id), await lettersOf(id)]).toEqual([hash, letters])
  })

  test('makes other recovery codes, and tells of them as well', async () => {
    const browser = server.browser()
    const { id } = await newMember(browser)
    await withTotp(server, id)
    const renew = () =>
      browser.ask('POST', '/api/account/recovery-codes', { password: PASSWORD }, { 'Idempotency-Key': 'once' })
    const [first, again] = [await renew(), await renew()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.json).not.toEqual(first.json)
    expect((await lettersOf(id)).filter((kind) => kind === 'recovery-codes-made')).toHaveLength(2)
  })
})
