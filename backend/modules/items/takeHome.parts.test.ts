import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { unzip } from '../../kernel/testing/unzip.ts'
import { familiesIn } from '../families/testing/house.ts'
import { TakenHome } from './contract.ts'
import { itemsIn } from './testing/house.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const choose = ({ browser }: Author, ids: readonly string[], familyId: string) =>
  browser.ask('POST', '/api/items/take-home', { ids }, { 'X-Family': familyId })
/** The zip as it arrives, and its files. */
const download = async ({ browser }: Author, url: string) => {
  const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL(url, server.origin), { headers: { Cookie } })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  return unzip(Buffer.from(await response.arrayBuffer()))
}
const sha256Of = (bytes: Buffer | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')

test('what somebody chooses comes as it was sent, by date and title, with the SHA-256 of each', async () => {
  const ana = await house.author({ name: 'Ana' })
  const bytes = Buffer.from('the lake, in bytes')
  const { id: lake, sha256 } = await items.photo(ana, { bytes }, { title: 'The lake' })
  const { id: same } = await items.photo(ana, {}, { title: 'THE LAKE' })
  await items.change(ana, lake, '/date', { words: 'June 12, 1958' })
  await items.change(ana, same, '/date', { words: 'June 12, 1958' })
  const words = await items.add(ana, { title: 'The rowboat', text: 'It leaked.' })
  const coming = await items.add(ana, { mediaId: newId(), text: '', title: '', name: 'film.mp4' })
  const left = await items.photo(ana)
  const answer = await choose(ana, [same, lake, words, coming, lake], ana.id)
  expect(answer).toMatchObject({ status: 201, json: { n: 3 } })
  const files = await download(ana, v.parse(TakenHome, answer.json).url)
  expect([...files.keys()]).toEqual([
    'memories/1958-06-12 THE LAKE.jpg',
    'memories/1958-06-12 The lake (2).jpg',
    'memories/undated The rowboat.txt',
    'memories.json',
    'CHECKSUMS.txt',
  ])
  expect(files.get('memories/1958-06-12 The lake (2).jpg')).toEqual(bytes)
  expect(files.get('memories/undated The rowboat.txt')?.toString()).toBe('It leaked.\n')
  const sums = files.get('CHECKSUMS.txt')?.toString() ?? ''
  expect(sums).toContain(`${sha256}  memories/1958-06-12 The lake (2).jpg\n`)
  expect(sums.trimEnd().split('\n')).toEqual(
    [...files].slice(0, -1).map(([name, content]) => `${sha256Of(content)}  ${name}`),
  )
  expect(JSON.parse(files.get('memories.json')?.toString() ?? '')).toMatchObject([
    { title: 'THE LAKE', files: ['memories/1958-06-12 THE LAKE.jpg'] },
    { date: { words: 'June 12, 1958' } },
    { text: 'It leaked.' },
  ])
  expect([...files.values()].join('\n')).not.toContain(left.mediaId)
})

test('nobody takes home what they may not see, and nothing that they may see no more', async () => {
  const ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'viewer')
  const [shown, binned, hidden] = [await items.photo(ana), await items.photo(ana), await items.photo(ana)]
  await items.change(ana, binned.id, '/bin')
  await items.change(ana, hidden.id, '/visibility', { visibility: 'only_me' })
  const elsewhere = await items.photo(await house.author())
  const ids = [binned.id, hidden.id, elsewhere.id, newId()]
  expect(await choose(ben, ids, ana.id)).toMatchObject({ status: 404, json: { code: 'not-found' } })
  const answer = await choose(ben, [...ids, shown.id], ana.id)
  expect(answer).toMatchObject({ status: 201, json: { n: 1 } })
  const { url } = v.parse(TakenHome, answer.json)
  expect((await download(ben, url)).size).toBe(3)
  expect(await ana.browser.ask('GET', url)).toMatchObject({ status: 410, json: { code: 'link-expired' } })
  expect(await server.browser().ask('GET', url)).toMatchObject({ status: 401 })
  await items.change(ana, shown.id, '/visibility', { visibility: 'only_me' })
  const later = await ben.browser.ask('GET', url)
  expect(later).toMatchObject({ status: 404, json: { code: 'not-found' } })
  expect((await ana.browser.ask('DELETE', `/api/family/members/${ben.id}`, {}, { 'X-Family': ana.id })).status).toBe(
    200,
  )
  expect(await ben.browser.ask('GET', url)).toMatchObject({ status: 404 })
})
