import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../projections/accounts/accounts.ts'
import { system as systemTable } from '../../../projections/settings/system.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { replay } from '../../kernel/testing/replay.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { DEFAULT_SYSTEM } from '../../kernel/process/system.ts'
import { paths } from '../../routers.ts'
import { routes as accountRoutes } from '../accounts/routes.ts'
import { freshAddress, signUp } from '../accounts/testing/visitor.ts'
import { routes as subscriberRoutes } from '../subscribers/routes.ts'
import { switches } from './queries.ts'
import { routes } from './routes.ts'

const PATH = '/api/admin/settings'
let server: TestServer
let admin: Browser
beforeAll(async () => {
  const projections = { settings: [systemTable], accounts: [accounts] }
  const routers = [routes, accountRoutes, subscriberRoutes]
  server = await startServer({ routers, projections, ports: switches, paths })
  admin = await server.signedInAs(newId(), 'admin')
  // The stream is the house's own and the log is shared by all tests.
  await admin.ask('PUT', PATH, DEFAULT_SYSTEM)
})
afterAll(() => server.stop())
const put = (changes: object) => admin.ask('PUT', PATH, { ...DEFAULT_SYSTEM, ...changes })
afterEach(() => put({}))

test('an admin reads and changes exactly the four switches', async () => {
  expect(await put({ maxFileSize: 5 })).toMatchObject({ status: 200 })
  const { status, json } = await admin.ask('GET', PATH)
  expect([status, json]).toEqual([200, { ...DEFAULT_SYSTEM, maxFileSize: 5 }])
})

test.each(['user', 'support', 'editor', 'genealogist'] as const)(
  'a person of the role %s does neither',
  async (role) => {
    const other = await server.signedInAs(newId(), role)
    expect(await other.ask('GET', PATH)).toMatchObject({ status: 403, json: { code: 'forbidden' } })
    expect(await other.ask('PUT', PATH, DEFAULT_SYSTEM)).toMatchObject({ status: 403 })
    expect(await server.browser().ask('GET', PATH)).toMatchObject({ status: 401 })
  },
)

test.each([
  [{ maxFileSize: 0 }, 'At least 1 MB.'],
  [{ maxFileSize: 20_481 }, 'At most 20480 MB.'],
  [{ maxFileSize: 1.5 }, 'A whole number of MB.'],
  [{ theme: 'dark' }, 'We do not know the field "theme".'],
])('%o is refused in words', async (changes, message) =>
  expect(await put(changes)).toMatchObject({ status: 400, json: { message } }),
)

test('a missing switch is refused', async () =>
  expect(await admin.ask('PUT', PATH, { maintenanceMode: true })).toMatchObject({ status: 400 }))

test('maintenance closes the house to all but admins, and not to what must go on', async () => {
  await put({ maintenanceMode: true })
  const visitor = await server.signedInAs(newId())
  const answer = await visitor.ask('POST', '/api/auth/verify/resend')
  expect(answer).toMatchObject({ status: 200 })
  const closed = await visitor.ask('GET', '/api/messages')
  expect(closed).toMatchObject({
    status: 503,
    json: { code: 'maintenance', message: 'We’re doing some maintenance. Messages are still sent.' },
  })
  expect(closed.headers.get('Retry-After')).toBe('60')
  expect((await signUp(server.browser(), { email: freshAddress() })).status).toBe(503)
  expect(await admin.ask('GET', PATH)).toMatchObject({ status: 200 })
  for (const path of ['/api/d/x', '/api/deliveries', '/api/claims', '/check/x', '/newsletter/u/x'])
    expect((await visitor.ask('GET', path)).status).not.toBe(503)
  const body = { username: 'ada@hale.example', password: 'wrong', browser: 'other', mobile: false }
  expect(await server.browser().ask('POST', '/api/auth/signin', body)).toMatchObject({ status: 401 })
})

test('closed sign-ups are closed, and open again', async () => {
  const { ask } = server.browser()
  expect(await ask('GET', '/api/sign-ups')).toMatchObject({ status: 200, json: { isOpen: true } })
  await put({ registrationEnabled: false })
  expect(await ask('GET', '/api/sign-ups')).toMatchObject({ status: 200, json: { isOpen: false } })
  const closed = { status: 403, json: { code: 'registration-closed', message: 'New sign-ups are closed right now.' } }
  expect(await signUp(server.browser(), { email: freshAddress() })).toMatchObject(closed)
  await put({})
  expect(await signUp(server.browser(), { email: freshAddress() })).toMatchObject({ status: 201 })
})

test('the row is the same after a rebuild, and with each event told twice', async () => {
  await put({ emailNotifications: false })
  const before = await server.rowsOf('settings.system')
  expect(before).toMatchObject([{ id: 'system', emailNotifications: false }])
  for (const times of [1, 2]) {
    await replay(server.kernel, systemTable, ['settings-system'], times)
    expect(await server.rowsOf('settings.system')).toEqual(before)
  }
})
