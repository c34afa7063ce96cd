import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { newId } from '../../kernel/ids.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { account } from './account.ts'
import { verifyEmail } from './decide.ts'
import { routes } from './routes.ts'
import { freshAddress, newMember, PASSWORD, signIn, signUp } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { accounts: [accounts] } })
})
afterAll(() => server.stop())

const verified = async () => {
  const browser = server.browser()
  const user = await newMember(browser)
  await server.kernel.handle(account, user.id, verifyEmail(), freshCommand(server.kernel))
  return { browser, ...user }
}
const asked = (id: string, what: string) => `/api/admin/users/${id}/${what}`

describe('what makes an admin', () => {
  test.each(['admin', 'Admin', 'ADMIN', 'аdmin', 'admin+1'])('is not the username "%s"', async (username) => {
    const browser = server.browser()
    const answer = await signUp(browser, { email: freshAddress('admin'), username })
    expect(answer).toMatchObject({ status: 201, json: { username, role: 'user' } })
    const refused = { status: 403, json: { code: 'forbidden' } }
    expect(await browser.ask('POST', asked(newId(), 'role'), { role: 'admin' })).toMatchObject(refused)
    expect(await browser.ask('POST', asked(newId(), 'suspend'), { reason: 'x' })).toMatchObject(refused)
    expect(await browser.ask('POST', asked(newId(), 'sign-out'))).toMatchObject(refused)
  })

  test('is a role that another admin gives; it ends the sessions of whoever gets it', async () => {
    const ben = await verified()
    const admin = await server.signedInAs(newId(), 'admin')
    const answer = await admin.ask('POST', asked(ben.id, 'role'), { role: 'editor' })
    expect(answer).toMatchObject({ status: 200, json: { id: ben.id, role: 'editor' } })
    expect(await ben.browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    const again = server.browser()
    expect(await signIn(again, ben.email)).toMatchObject({ status: 200, json: { role: 'editor' } })
    expect(await again.ask('POST', asked(ben.id, 'role'), { role: 'admin' })).toMatchObject({ status: 403 })
    expect(await admin.ask('POST', asked(ben.id, 'role'), { role: 'user' })).toMatchObject({ json: { role: 'user' } })
  })

  test('is refused in words: no such role, no such account, an address that nobody confirmed', async () => {
    const admin = await server.signedInAs(newId(), 'admin')
    const { id } = await newMember(server.browser())
    const ask = (of: string, role: string) => admin.ask('POST', asked(of, 'role'), { role })
    expect(await ask(id, 'owner')).toMatchObject({ status: 400, json: { code: 'invalid' } })
    expect(await ask(newId(), 'editor')).toMatchObject({ status: 404, json: { code: 'account-unknown' } })
    expect(await ask(id, 'editor')).toMatchObject({ status: 403, json: { code: 'address-unverified' } })
  })
})

describe('a suspended account', () => {
  test('is signed out, cannot sign in, and can again once it is reinstated', async () => {
    const ben = await verified()
    const admin = await server.signedInAs(newId(), 'admin')
    expect(await admin.ask('POST', asked(ben.id, 'suspend'), { reason: ' ' })).toMatchObject({ status: 400 })
    const answer = await admin.ask('POST', asked(ben.id, 'suspend'), { reason: 'a stolen password' })
    expect(answer).toMatchObject({ status: 200, json: { suspended: true } })
    expect(await ben.browser.ask('GET', '/api/account')).toMatchObject({ status: 401 })
    const refused = { status: 403, json: { code: 'account-suspended' } }
    expect(await signIn(server.browser(), ben.email)).toMatchObject(refused)
    expect(await signIn(server.browser(), ben.email, 'wrong')).toMatchObject({ status: 401 })
    expect(await admin.ask('POST', asked(ben.id, 'restore'))).toMatchObject({ json: { suspended: false } })
    expect(await signIn(server.browser(), ben.email)).toMatchObject({ status: 200 })
  })
})

describe('sessions', () => {
  test('are listed with the one that asks marked, and end one by one or all the others', async () => {
    const ruth = await verified()
    const others = [server.browser(), server.browser(), server.browser()] as const
    for (const browser of others) await signIn(browser, ruth.email)
    const list = async () => (await ruth.browser.ask('GET', '/api/account/sessions')).json as { items: Listed[] }
    const { items } = await list()
    expect(items.filter((each) => each.isThisOne)).toHaveLength(1)
    expect(items).toHaveLength(4)
    const other = items.find(({ isThisOne }) => !isThisOne)
    expect(await ruth.browser.ask('DELETE', `/api/account/sessions/${other?.id}`)).toMatchObject({ status: 204 })
    expect((await list()).items).toHaveLength(3)
    expect(await ruth.browser.ask('DELETE', '/api/account/sessions')).toMatchObject({ status: 204 })
    expect((await list()).items).toMatchObject([{ isThisOne: true, device: 'A browser' }])
    for (const browser of others) expect((await browser.ask('GET', '/api/account')).status).toBe(401)
  })

  test('of someone else do not end', async () => {
    const [ruth, ben] = [await verified(), await verified()]
    const { json } = await ruth.browser.ask('GET', '/api/account/sessions')
    const [own] = (json as { items: Listed[] }).items
    await ben.browser.ask('DELETE', `/api/account/sessions/${own?.id}`)
    expect(await ruth.browser.ask('GET', '/api/account')).toMatchObject({ status: 200 })
  })
})
type Listed = { id: string; isThisOne: boolean }

test('a second address is named, shows as not yet confirmed, and is removed', async () => {
  const { browser, email } = await verified()
  const set = (address: string, password = PASSWORD) =>
    browser.ask('POST', '/api/account/backup-address', { address, password })
  expect(await set('nobody')).toMatchObject({ status: 400, json: { code: 'invalid' } })
  expect(await set(email)).toMatchObject({ status: 409, json: { code: 'backup-is-own' } })
  const address = freshAddress('ruth.office')
  expect(await set(address, 'a guess')).toMatchObject({ status: 403, json: { code: 'password-wrong' } })
  expect(await set(address)).toMatchObject({ status: 200, json: { backup: { address, verified: false } } })
  const remove = (shown: object) => browser.ask('POST', '/api/account/backup-address/remove', shown)
  expect(await remove({})).toMatchObject({ status: 403, json: { code: 'proof-needed' } })
  const removed = await remove({ password: PASSWORD })
  expect(removed).toMatchObject({ status: 200, json: { backup: null } })
})
