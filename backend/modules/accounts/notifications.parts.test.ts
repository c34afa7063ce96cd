import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { subscribers } from '../../../projections/subscribers/subscribers.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { subscriberIdOf } from '../subscribers/queries.ts'
import { routes as letters } from '../subscribers/routes.ts'
import { routes } from './routes.ts'
import { newMember } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  const projections = { accounts: [accounts], subscribers: [subscribers] }
  server = await startServer({ routers: [routes, letters], projections })
})
afterAll(() => server.stop())

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

test('the newsletter is asked for by mail, and left at once however often', async () => {
  const nell = server.browser()
  const path = '/api/newsletter/mine'
  expect(await nell.ask('GET', path)).toMatchObject({ status: 401 })
  expect(await nell.ask('PUT', path, { on: true })).toMatchObject({ status: 401 })
  const { email } = await newMember(nell)
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
