import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { startHouse } from '../../../tests/household/household.ts'
import { readerOf, type Reader } from '../../../tests/household/reader.ts'
import type { ReplyList } from './contract.ts'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

const replied = async (body: string) => {
  const link = await reader.delivered()
  const browser = await reader.unlocked(link)
  expect(await reader.submit(browser, link, 'reply', { body })).toMatchObject({ status: 303 })
  return link
}
const list = async (browser = reader.ana.browser, query = '') =>
  (await browser.ask('GET', `/api/deliveries/replies${query}`)).json as ReplyList
const newOnes = async () => (await reader.ana.browser.ask('GET', '/api/deliveries/replies/new')).json

test('all that came back stands in one list, the newest first, and is new until the list was opened', async () => {
  const first = await replied('I read it on the bus.')
  const second = await replied('And again at home.')
  const { items, next } = await list()
  expect(items).toMatchObject([
    { body: 'And again at home.', messageId: second.messageId, isNew: true, media: null },
    { body: 'I read it on the bus.', messageId: first.messageId, isNew: true },
  ])
  expect(items.every(({ name, title }) => name !== '' && title !== '')).toBe(true)
  expect(next).toBeNull()
  expect(await newOnes()).toEqual({ count: 2 })

  const seen = (until: unknown) => reader.ana.browser.ask('POST', '/api/account/replies-seen', { until })
  expect(await seen(items[1]?.at)).toMatchObject({ status: 200 })
  expect(await newOnes()).toEqual({ count: 1 })
  expect(await seen(items[0]?.at)).toMatchObject({ status: 200 })
  expect(await newOnes()).toEqual({ count: 0 })
  expect((await list()).items.some(({ isNew }) => isNew)).toBe(false)
  for (const bad of ['soon', '2030-02-31T25:00:00Z', 7]) expect(await seen(bad)).toMatchObject({ status: 400 })
})

test('an author reads what came to them alone, and a cursor of another or of nobody leads nowhere', async () => {
  const link = await replied('For Ana alone.')
  const [mine] = (await list()).items
  expect(mine).toMatchObject({ messageId: link.messageId })
  const sam = await server.signedInAs(newId())
  expect(await list(sam)).toEqual({ items: [], next: null })
  expect(await list(sam, `?cursor=${mine?.id ?? ''}`)).toEqual({ items: [], next: null })
  expect(await list(reader.ana.browser, `?cursor=${newId()}`)).toEqual({ items: [], next: null })
  expect((await list(reader.ana.browser, '?cursor=x')).items[0]).toMatchObject({ id: mine?.id })
  for (const path of ['/api/deliveries/replies', '/api/deliveries/replies/new'])
    expect(await server.browser().ask('GET', path)).toMatchObject({ status: 401 })
})
