// Through: panel, items, albums, accounts
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Household } from '../../../tests/household/household.ts'
import { sql } from '../../kernel/db.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { itemsIn } from '../items/testing/house.ts'
import { AdminStats } from './contract.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
let admin: Browser
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
  admin = await server.signedInAs(newId(), 'admin')
})
afterAll(() => server.stop())

const total = async () => v.parse(AdminStats, (await admin.ask('GET', '/api/admin/stats')).json).totalMemories
/** The cells of each row, by the names of the columns. */
const rowsNow = async () => {
  const text = String((await admin.ask('GET', '/api/admin/export/memories')).json).replace('\ufeff', '')
  const [head = [], ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) => JSON.parse(`[${line}]`) as string[])
  const named = rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])))
  return { text, rows: named }
}

test('memories are counted and listed outside the bin and without demos, and nothing of what they are is told', async () => {
  const [ana, demo] = [await house.author(), await house.author()]
  await server.kernel.db.query(sql.typeAlias('void')`update accounts.accounts set is_demo = true where id = ${demo.id}`)
  const bytes = Buffer.from('a canary at the lake')
  const shown = await items.photo(ana, { bytes }, { title: 'Canary', name: 'canary_20190612.jpg' })
  const alone = await items.add(ana, { visibility: 'only_me', title: 'Canary', text: 'A canary sang.' })
  const binned = await items.photo(ana)
  await items.change(ana, binned.id, '/bin')
  await items.add(demo)
  const albumId = newId()
  await ana.browser.ask('POST', '/api/albums', { albumId, title: 'Canaries' })
  await ana.browser.ask('POST', `/api/albums/${albumId}/items`, { itemIds: [shown.id] })

  expect(await total()).toBe(2)
  const { text, rows } = await rowsNow()
  expect(text.toLowerCase()).not.toContain('canar')
  expect(rows.map(({ id = '' }) => id).toSorted()).toEqual([shown.id, alone].toSorted())
  expect(rows.find(({ id }) => id === shown.id)).toMatchObject({
    owner: ana.id,
    kind: 'photo',
    mimeType: 'image/jpeg',
    bytes: String(bytes.length),
    capturedYear: '2019',
    albums: '1',
    analysed: 'false',
    inTrash: 'false',
  })
  await items.change(ana, binned.id, '/restore')
  expect(await total()).toBe(3)
})
