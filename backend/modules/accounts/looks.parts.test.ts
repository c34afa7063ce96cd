import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../../../projections/modules.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes as panel } from '../panel/routes.ts'
import { routes } from './routes.ts'
import { newMember } from './testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes, panel], projections: modules })
})
afterAll(() => server.stop())

test('whoever of us looks at someone’s account is seen by them, and by nobody else', async () => {
  const [ruth, ben] = [server.browser(), server.browser()]
  const { id } = await newMember(ruth)
  await newMember(ben)
  const admin = await server.signedInAs(newId(), 'admin')
  const looks = async (browser: typeof ruth) => (await browser.ask('GET', '/api/account/looks')).json
  expect(await looks(ruth)).toEqual({ items: [] })
  for (const _time of ['once', 'twice'])
    expect(await admin.ask('GET', `/api/admin/users/${id}`)).toMatchObject({ status: 200, json: { id } })
  await expect
    .poll(() => looks(ruth), { timeout: 10_000 })
    .toEqual({
      items: [
        { at: expect.any(String), what: 'account' },
        { at: expect.any(String), what: 'account' },
      ],
    })
  expect(await looks(ben)).toEqual({ items: [] })
  expect(await server.browser().ask('GET', '/api/account/looks')).toMatchObject({ status: 401 })
})
