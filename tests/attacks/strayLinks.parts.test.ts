// Through: life, deliveries, messages, support, audit, panel
// Links lie in mails side by side, and addresses can be typed: what leads nowhere is said so, and is no fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { paths, portsOf, routersOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { linksOf } from '../household/links.ts'
import { readerOf } from '../household/reader.ts'
import { leastOf } from './leastBody.ts'
import { readRoutesOf, unsafeRoutesOf } from './routes.ts'

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

test('no address that a link’s token stands in is told to another site or page: a page says so itself, the rest by its path', async () => {
  const { kernel } = server
  const told = [...readRoutesOf(kernel), ...unsafeRoutesOf(kernel)]
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/api/') && path.includes(':token'))
    .filter((path) => !paths.opensByItself.some((own) => own.test(path)))
  expect([...new Set(told)]).toEqual([])
})

test('whatever is asked of an id that names nothing, nothing breaks', async () => {
  const { kernel } = server
  const staff = await server.signedInAs(newId(), 'admin')
  const broken: string[] = []
  for (const { route, path, handlers } of [...readRoutesOf(kernel), ...unsafeRoutesOf(kernel)]) {
    if (!path.includes('/:') || path.includes(':token')) continue
    const [method = ''] = route.split(' ')
    const body = method === 'GET' ? undefined : leastOf(handlers)
    const { status } = await staff.ask(
      method,
      path.replaceAll(/:\w+/gu, () => newId()),
      body,
    )
    if (status >= 500) broken.push(`${route} ${status}`)
  }
  expect(broken).toEqual([])
})
