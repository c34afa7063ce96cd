// Through: life, deliveries, messages, support, audit, panel
// Links lie in mails side by side, and addresses can be typed: what leads nowhere is said so, and is no fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { portsOf, routersOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { linksOf } from '../household/links.ts'
import { readerOf } from '../household/reader.ts'

let server: TestServer
let links: Awaited<ReturnType<typeof linksOf>>
beforeAll(async () => {
  server = await startServer({ routers: [routersOf], projections: modules, ports: portsOf })
  links = await linksOf(server, await readerOf(server))
})
afterAll(() => server.stop())

test.each(['', '/confirm-access', '/propose-address', '/announce'])(
  'a link of another kind leads to no page of a contact’s%s',
  async (page) => {
    for (const token of [...links.others, '%00'])
      expect([token, (await server.browser().ask('GET', `/trusted/${token}${page}`)).status]).toEqual([token, 404])
  },
)

test.each([
  'messages?state',
  'messages?mode',
  'messages?q',
  'admin/support?state',
  'admin/history?type',
  'admin/users?q',
])('a character that nobody sees is refused in /api/%s', async (query) =>
  expect(await (await server.signedInAs(newId(), 'admin')).ask('GET', `/api/${query}=%00`)).toMatchObject({
    status: 400,
    json: { code: 'invalid' },
  }),
)
