import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { modules } from '../../../projections/modules.ts'
import { sql } from '../../kernel/db.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'
import { authenticatorFor } from './testing/authenticator.ts'
import { freshAddress, newMember, PASSWORD, signIn } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: modules })
})
afterAll(() => server.stop())

const withPasskey = async () => {
  const browser = server.browser()
  const user = await newMember(browser)
  const device = authenticatorFor(server.origin)
  expect(await device.add(browser)).toMatchObject({ status: 201, json: { name: 'My phone' } })
  return { browser, user, device }
}

test('a passkey opens the account', async () => {
  const { device, user } = await withPasskey()
  const elsewhere = server.browser()
  expect(await device.show(elsewhere, '/api/auth/passkey')).toMatchObject({ status: 200, json: { email: user.email } })
  expect(await elsewhere.ask('GET', '/api/account')).toMatchObject({ status: 200 })
})

test('wherever the password is asked for once more, a passkey does as well', async () => {
  const { browser, device, user } = await withPasskey()
  const { ask } = browser
  const proof = await device.prove(browser)
  const Passkeys = v.object({ passkeys: v.array(v.object({ id: v.string() })) })
  const { passkeys } = v.parse(Passkeys, (await ask('GET', '/api/account/security')).json)
  const calls: [string, object][] = [
    ['/api/account/totp', {}],
    ['/api/account/passkeys/options', {}],
    ['/api/account/email', { email: freshAddress('ruth.new') }],
    ['/api/account/password', { password: 'a lamp in another window' }],
    ['/api/account/deletion', { confirmed: [] }],
    [`/api/account/passkeys/${passkeys[0]?.id}/remove`, {}],
  ]
  for (const [path, body] of calls) {
    expect(await ask('POST', path, body)).toMatchObject({ status: 403, json: { code: 'proof-needed' } })
    const { status } = await ask('POST', path, { ...body, proof })
    expect({ path, isDone: status < 300 }).toEqual({ path, isDone: true })
  }
  expect(await signIn(server.browser(), user.email)).toMatchObject({ status: 401 })
  expect(await signIn(server.browser(), user.email, 'a lamp in another window')).toMatchObject({ status: 200 })
})

test('a proof is good for its own account and for five minutes', async () => {
  const [ruth, ben] = [await withPasskey(), await withPasskey()]
  const proof = await ruth.device.prove(ruth.browser)
  const begin = (browser: typeof ruth.browser, shown: string) =>
    browser.ask('POST', '/api/account/totp', { proof: shown })
  const refused = { status: 403, json: { code: 'proof-needed' } }
  expect(await begin(ben.browser, proof)).toMatchObject(refused)
  expect(await begin(ruth.browser, 'nonsense')).toMatchObject(refused)
  expect(await begin(ruth.browser, proof)).toMatchObject({ status: 200 })
  await server.kernel.db.query(sql.typeAlias('void')`
    update kernel.tickets set ends_at = now() - interval '1 second' where purpose = ${`proof:${ruth.user.id}`}`)
  expect(await begin(ruth.browser, proof)).toMatchObject(refused)
  expect(await begin(ruth.browser, PASSWORD)).toMatchObject(refused)
})

test('a passkey of someone else proves nothing', async () => {
  const [ruth, ben] = [await withPasskey(), await withPasskey()]
  const shown = await ben.device.show(ruth.browser, '/api/auth/step-up/passkey')
  expect(shown).toMatchObject({ status: 401, json: { code: 'not-a-passkey' } })
})
