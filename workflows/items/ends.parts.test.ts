// Through: items, albums, places, families
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { recordAudit } from '../../backend/modules/media/decide.ts'
import { blobFolder, blobName } from '../../backend/modules/media/reading.ts'
import { householdIn, startHouse, type Household } from '../../tests/household/household.ts'
import { ending } from '../kernel/ends.ts'
import * as workflows from '../index.ts'
import { sameFileReactor } from './sameFile.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse({}, (kernel) => ({ sameFile: sameFileReactor(kernel) }))
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const typesOf = async (id: string) => (await server.kernel.store.read(`item-${id}`)).map(({ type }) => type)
const blobsOf = async (mediaId: string) => (await server.kernel.blobs.list(blobFolder(mediaId))).length
const ends = () => ending(server.kernel, [workflows.items.ends])

test('with its family an item is erased, whoever added it', async () => {
  const ana = await house.author()
  const id = await items.add(ana)
  const part = { kind: 'family', part: 'items', over: { familyId: ana.id, position: '0' } } as const
  expect(await ends().endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await ends().endOne(part, id)
  expect(await typesOf(id)).toEqual(['ItemAdded', 'ItemErased'])
  expect(await server.kernel.keys.isThere(`item-${id}`)).toBe(false)
})

test('who leaves puts into the bin what they kept to themselves, and leaves the rest', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const kept = await items.add(ben, {}, ana.id)
  const hidden = await items.add(ben, { visibility: 'only_me' }, ana.id)
  const over = { accountId: ben.id, familyId: ana.id, position: '0', leftAt: server.kernel.clock.now() }
  const part = { kind: 'membership', part: 'items', over } as const
  expect(await ends().endOrList(part)).toEqual([hidden])
  for (const _ of ['once', 'and again']) await ends().endOne(part, hidden)
  expect([await typesOf(kept), await typesOf(hidden)]).toEqual([['ItemAdded'], ['ItemAdded', 'ItemBinned']])
})

test('the same file from two relatives is one item, out of the bin where it was', async () => {
  const ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const bytes = Buffer.from('the lake in summer')
  const first = await items.photo(ana, { bytes })
  await items.change(ana, first.id, '/bin')
  const mediaId = newId()
  const second = await items.add(ben, { mediaId, text: '', title: '', name: 'copy.jpg' }, ana.id)
  await items.store(ben, second, mediaId, { bytes })
  await vi.waitFor(async () => expect(await typesOf(second)).toContain('ItemErased'), patiently)
  expect(await typesOf(first.id)).toEqual(['ItemAdded', 'ItemBinned', 'ItemRestored', 'ContributorJoined'])
  // Whoever asks for what they sent is shown where it went.
  const whole = { id: first.id, joined: [{ by: 'Contributor', caption: '' }] }
  await vi.waitFor(async () => expect(await items.detailOf(ben, second)).toMatchObject(whole), patiently)
  await vi.waitFor(async () => expect(await blobsOf(mediaId)).toBe(0), patiently)
  expect(await blobsOf(first.mediaId)).toBe(2)
})

test('a file whose stored copy is damaged is whole again once somebody of the family sends it', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const bytes = Buffer.from('the bakery in the snow')
  const first = await items.photo(ana, { bytes }, { title: 'The bakery' })
  const name = blobName(first.mediaId, 'original')
  await server.kernel.blobs.remove([name])
  await items.tellFile(first.mediaId, recordAudit({ auditsN: 0, damaged: ['original'], mended: {} }))
  expect(await items.listOf(ben, '', ana.id)).toMatchObject([{ id: first.id, isDamaged: true, isSafe: false }])
  const second = await items.photo(ben, { bytes }, {}, ana.id)
  await vi.waitFor(async () => expect(await typesOf(second.id)).toContain('ItemErased'), patiently)
  const whole = [{ id: first.id, title: 'The bakery', isDamaged: false, isSafe: true }]
  await vi.waitFor(async () => expect(await items.listOf(ben, '', ana.id)).toMatchObject(whole), patiently)
  expect(await sealedBlobs(server.kernel).verify(name, `item-${first.id}`)).toBe(first.sha256)
})

test('what one member keeps to themselves takes in no file of another', async () => {
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const bytes = Buffer.from('a letter')
  await items.photo(ana, { bytes }, { visibility: 'only_me' })
  const second = await items.photo(ben, { bytes }, {}, ana.id)
  const third = await items.photo(ana, { bytes })
  // By then the reactor has heard of the second.
  await vi.waitFor(async () => expect(await typesOf(third.id)).toContain('ItemErased'), patiently)
  expect(await typesOf(second.id)).toEqual(['ItemAdded'])
})
