import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { subscribers } from '../../../projections/subscribers/subscribers.ts'
import { freshCommand } from '../../kernel/testing/command.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { confirmSubscription, requestSubscription } from '../subscribers/decide.ts'
import { subscriberIdOf } from '../subscribers/queries.ts'
import { routes as letters } from '../subscribers/routes.ts'
import { subscriber } from '../subscribers/subscriber.ts'
import { account } from './account.ts'
import { verifyEmail } from './decide.ts'
import { routes } from './routes.ts'
import { freshAddress, newMember } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  const projections = { accounts: [accounts], subscribers: [subscribers] }
  server = await startServer({ routers: [routes, letters], projections })
})
afterAll(() => server.stop())

/** A link in a mail to the account's address was opened, and the read tables know it. */
const confirm = async (id: string) => {
  const { position } = await server.kernel.handle(account, id, verifyEmail(), freshCommand(server.kernel))
  expect(await server.kernel.checkpointSignals.passed('accounts', position ?? '', 10_000)).toBe(true)
}

test('mails that may be left out are a choice of the account; nothing else is', async () => {
  const ruth = server.browser()
  const path = '/api/notifications/preferences'
  expect(await ruth.ask('GET', path)).toMatchObject({ status: 401, json: { code: 'sign-in' } })
  expect(await ruth.ask('PUT', path, { news: false, reminders: true })).toMatchObject({ status: 401 })
  const { id } = await newMember(ruth)
  expect(await ruth.ask('GET', path)).toMatchObject({ status: 200, json: { news: true, reminders: true } })
  const wanted = { news: false, reminders: true }
  expect(await ruth.ask('PUT', path, wanted)).toMatchObject({ status: 200, json: wanted })
  expect(await ruth.ask('GET', path)).toMatchObject({ json: wanted })
  expect(await server.rowsOf('accounts.accounts')).toContainEqual(
    expect.objectContaining({ id, wantsNews: false, wantsReminders: true }),
  )
  expect(await ruth.ask('PUT', path, { news: 'no', reminders: true })).toMatchObject({ status: 400 })
  expect(await ruth.ask('PUT', path, { ...wanted, checks: false })).toMatchObject({
    status: 400,
    json: { code: 'unknown-field', details: { field: 'checks' } },
  })
})

test('an account whose address is not confirmed neither learns nor changes who reads our letters there', async () => {
  const address = freshAddress('nell')
  const readerId = subscriberIdOf(server.kernel, address)
  const { handle, load } = server.kernel
  for (const decision of [
    requestSubscription({ subscriberId: readerId, address, source: 'footer' }),
    confirmSubscription(),
  ])
    await handle(subscriber, readerId, decision, freshCommand(server.kernel))
  const eve = server.browser()
  const path = '/api/newsletter/mine'
  const { id } = await newMember(eve, address)
  expect(await eve.ask('GET', path)).toMatchObject({ status: 200, json: { state: 'off' } })
  for (const on of [false, true])
    expect(await eve.ask('PUT', path, { on })).toMatchObject({ status: 403, json: { code: 'address-unverified' } })
  expect((await load(subscriber, readerId)).state.status).toBe('confirmed')
  await confirm(id)
  expect(await eve.ask('GET', path)).toMatchObject({ status: 200, json: { state: 'confirmed' } })
})

test('the newsletter is asked for by email, and left at once however often', async () => {
  const nell = server.browser()
  const path = '/api/newsletter/mine'
  expect(await nell.ask('GET', path)).toMatchObject({ status: 401 })
  expect(await nell.ask('PUT', path, { on: true })).toMatchObject({ status: 401 })
  const { id: accountId, email } = await newMember(nell)
  await confirm(accountId)
  expect(await nell.ask('GET', path)).toMatchObject({ status: 200, json: { state: 'off' } })
  expect(await nell.ask('PUT', path, { on: true })).toMatchObject({ status: 200, json: { state: 'unconfirmed' } })
  const id = subscriberIdOf(server.kernel, email)
  expect(await server.rowsOf('subscribers.subscribers')).toContainEqual(
    expect.objectContaining({ id, source: 'account', state: 'unconfirmed' }),
  )
  for (let times = 0; times < 7; times += 1)
    expect(await nell.ask('PUT', path, { on: false })).toMatchObject({ status: 200, json: { state: 'off' } })
  for (let times = 0; times < 4; times += 1)
    expect(await nell.ask('PUT', path, { on: true })).toMatchObject({ status: 200, json: { state: 'unconfirmed' } })
  expect(await nell.ask('PUT', path, { on: true })).toMatchObject({ status: 429, json: { code: 'rate-limited' } })
  expect(await nell.ask('PUT', path, { on: 'yes' })).toMatchObject({ status: 400 })
})
