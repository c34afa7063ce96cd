// Through: accounts
import { Router } from '@koa/router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { doorOf } from '../../kernel/identity/credentials.ts'
import { sql } from '../../kernel/db.ts'
import { sessionsOf } from '../../kernel/identity/sessions.ts'
import { newId } from '../../kernel/ids.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { account } from './account.ts'
import type { AccountsEvent } from './events.ts'
import { routes } from './routes.ts'
import { freshAddress, newMember, signIn, signUp } from './testing/visitor.ts'

const newWait = () => ({ arrived: Promise.withResolvers<void>(), mayGo: Promise.withResolvers<void>() })
let slow = newWait()
/** A request that takes as long as a test wants. */
const slowly = () =>
  new Router().get('/api/testing/slowly', async (ctx) => {
    slow.arrived.resolve()
    await slow.mayGo.promise
    ctx.body = {}
  })

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes, slowly], projections: { accounts: [accounts] } })
})
afterAll(() => server.stop())

const happened = (id: string, event: AccountsEvent) =>
  server.kernel.handle(account, id, () => [event], freshCommand(server.kernel))
const isIn = async ({ ask }: Awaited<ReturnType<TestServer['signedInAs']>>) =>
  (await ask('GET', '/api/account/sessions')).status === 200

describe('whoever is shut out', () => {
  test('does not stay by a sign-in that was under way', async () => {
    const { id, email } = await newMember(server.browser())
    const admin = await server.signedInAs(newId(), 'admin')
    const browsers = Array.from({ length: 12 }, () => server.browser())
    const begun = browsers.map(async (browser) => signIn(browser, email))
    const ended = admin.ask('POST', `/api/admin/users/${id}/suspend`, { reason: 'asked for' })
    expect(await ended).toMatchObject({ status: 200 })
    await Promise.all(begun)
    expect(await Promise.all(browsers.map(isIn))).not.toContain(true)
  })

  test.each([
    ['whoever is signed out everywhere', (id: string) => `POST /api/admin/users/${id}/sign-out`],
    [
      'a session that is ended by itself, which no epoch does,',
      (_: string, session: string) => `DELETE /api/account/sessions/${session}`,
    ],
  ])('%s does not come back at the end of a request that took longer', async (_, wayOf) => {
    slow = newWait()
    const [browser, other] = [server.browser(), server.browser()]
    const { id, email } = await newMember(browser)
    const session = (await sessionsOf(server.kernel.db, id))[0]?.id ?? ''
    // Past half of its life, when the library saves a session whatever was asked.
    await server.kernel.db.query(sql.typeAlias('void')`
      update kernel.sessions set data = jsonb_set(data, '{_expire}', to_jsonb(${Date.now() + 86_400_000}::bigint))
      where account_id = ${id}`)
    const asked = browser.ask('GET', '/api/testing/slowly')
    await slow.arrived.promise
    await signIn(other, email)
    const [method = '', path = ''] = wayOf(id, session).split(' ')
    const who = method === 'POST' ? await server.signedInAs(newId(), 'admin') : other
    expect(await who.ask(method, path)).toMatchObject({ status: 204 })
    slow.mayGo.resolve()
    await asked
    expect(await isIn(browser)).toBe(false)
    expect((await sessionsOf(server.kernel.db, id)).map((open) => open.id)).not.toContain(session)
  })
})

describe('a sign-up that is sent once more', () => {
  const at = '2030-01-01T00:00:00.000Z'
  const shut: readonly [string, AccountsEvent][] = [
    ['suspended', { type: 'AccountSuspended', data: { reason: 'asked for', by: newId() } }],
    ['locked', { type: 'AccountLocked', data: { until: '2999-01-01T00:00:00.000Z' } }],
    ['erased', { type: 'AccountErased', data: { erasedAt: at, addressHashes: [] } }],
    ['behind an authenticator app', { type: 'SecondFactorEnabled', data: { enabledAt: at } }],
  ]
  test.each(shut)('opens no account that is %s', async (_, event) => {
    const request = { email: freshAddress(), key: newId() }
    const first = await signUp(server.browser(), request)
    expect(first).toMatchObject({ status: 201 })
    const { id } = first.json as { id: string }
    await happened(id, event)
    const again = server.browser()
    expect(await signUp(again, request)).toMatchObject({ status: 401, json: { code: 'sign-in' } })
    expect(await isIn(again)).toBe(false)
  })

  test('writes no password for an account that has none any more', async () => {
    const request = { email: freshAddress(), key: newId() }
    const { json } = await signUp(server.browser(), request)
    const { id } = json as { id: string }
    await server.kernel.db.query(sql.typeAlias('void')`delete from kernel.credentials where account_id = ${id}`)
    await signUp(server.browser(), request)
    expect((await doorOf(server.kernel.db, id)).passwordHash).toBeNull()
  })
})
