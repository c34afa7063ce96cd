import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes as recipientRoutes } from '../recipients/routes.ts'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { account } from './account.ts'
import { User } from './contract.ts'
import { routes } from './routes.ts'
import { newMember } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes, recipientRoutes], projections: { accounts: [accounts] } })
})
// Every test asks from the same network.
beforeEach(() => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`))
afterAll(() => server.stop())

const enter = async (browser = server.browser()) => {
  const { status, json } = await browser.ask('POST', '/api/auth/demo')
  expect(status).toBe(201)
  return { browser, user: v.parse(User, json) }
}
const statusOf = async (id: string) => (await server.kernel.load(account, id)).state.status
const own = async ({ ask }: ReturnType<TestServer['browser']>) => (await ask('GET', '/api/account')).json

describe('a demo', () => {
  test('is a confirmed account that says when it ends', async () => {
    const { browser, user } = await enter()
    const email = `demo-${user.id}@demo.invalid`
    expect(user).toMatchObject({ username: 'demo', name: 'Demo family', email, role: 'user', emailVerified: true })
    const beganAt = (await server.kernel.store.read(`account-${user.id}`)).length
    expect(beganAt).toBe(4)
    expect(await own(browser)).toEqual(user)
  })

  test('is another one for everybody', async () => {
    const [first, second] = [await enter(), await enter()]
    expect(first.user.id).not.toBe(second.user.id)
    expect(await own(first.browser)).toEqual(first.user)
    expect(await own(second.browser)).toEqual(second.user)
  })

  test('is erased by signing out, and by beginning another', async () => {
    const { browser, user } = await enter()
    const next = await enter(browser)
    expect(await statusOf(user.id)).toBe('erased')
    await browser.ask('POST', '/api/auth/signout')
    expect(await statusOf(next.user.id)).toBe('erased')
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
  })

  test('leaves the account of whoever had one where it is', async () => {
    const browser = server.browser()
    const { id } = await newMember(browser)
    await enter(browser)
    expect(await statusOf(id)).toBe('open')
    const other = server.browser()
    const member = await newMember(other)
    await other.ask('POST', '/api/auth/signout')
    expect(await statusOf(member.id)).toBe('open')
  })

  test('opens nothing once its time is over', async () => {
    const { browser, user } = await enter()
    await server.kernel.db.query(sql.typeAlias('void')`
      update kernel.sessions set data = jsonb_set(data, '{demoUntil}', '"2020-01-01T00:00:00.000Z"')
      where account_id = ${user.id}`)
    expect(await browser.ask('GET', '/api/account')).toMatchObject({ status: 401, json: { code: 'sign-in' } })
  })

  test('names no mailbox of anyone', async () => {
    const { browser } = await enter()
    const recipientId = newId()
    const add = (email: string) => browser.ask('POST', '/api/recipients', { recipientId, name: 'Lena', email })
    const change = (body: object) => browser.ask('PATCH', `/api/recipients/${recipientId}`, body)
    const put = (address: string) => browser.ask('POST', '/api/account/backup-address', { address })
    const message = 'The demo writes to nobody. Use an address that ends in @demo.invalid.'
    expect(await put('ruth@hale.example')).toMatchObject({ status: 403, json: { code: 'demo-address', message } })
    expect((await put('ruth@demo.invalid')).status).toBeLessThan(300)
    expect(await add('lena@hale.example')).toMatchObject({ status: 403, json: { code: 'demo-address' } })
    expect(await add('lena@demo.invalid')).toMatchObject({ status: 201 })
    expect(await change({ backupEmail: 'lena@hale.example' })).toMatchObject({ status: 403 })
    expect(await change({ ownEmail: 'lena@hale.example' })).toMatchObject({ status: 403 })
    expect(await change({ name: 'Lena Hale' })).toMatchObject({ status: 200 })
  })

  test('opens ten times an hour for one network', async () => {
    for (let count = 0; count < 10; count += 1) await enter()
    expect(await server.browser().ask('POST', '/api/auth/demo')).toMatchObject({
      status: 429,
      json: { code: 'rate-limited' },
    })
  })
})
