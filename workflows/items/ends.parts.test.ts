// Through: items, albums, places, families
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { addItem } from '../../backend/modules/items/decide/add.ts'
import { binItem } from '../../backend/modules/items/decide/bin.ts'
import { item } from '../../backend/modules/items/item.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { blobFolder } from '../../backend/modules/media/reading.ts'
import { householdIn, ownerOf, startHouse, type Household } from '../../tests/household/household.ts'
import { things } from '../../tests/household/thing.ts'
import { ending } from '../kernel/ends.ts'
import * as workflows from '../index.ts'
import { processing, type PartView } from '../kernel/process.ts'
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

test('what was in the bin for thirty days is erased, with its file and its key', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const [id, mediaId, at] = [newId(), newId(), plus(clock.now(), -31 * clock.dayMs)]
  const one = { itemId: id, mediaId, name: '', title: '', text: '', visibility: 'family' } as const
  const room = { familyId: ana.id, n: 0, usedBytes: 0, mostBytes: 1, plan: null, hasAbout: true }
  await house.tell(item, id, addItem(one, room), ownerOf(ana.id), at)
  await items.store(ana, id, mediaId)
  await items.render(id, mediaId)
  expect(await blobsOf(mediaId)).toBe(2)
  await house.tell(item, id, binItem({ role: 'owner' }), ownerOf(ana.id), at)
  const { loadPart, doStep } = processing(server.kernel, [workflows.items.process ?? []].flat())
  const of = { stream: `item-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['ItemAdded', 'ItemBinned', 'ItemErased'])
  expect([await blobsOf(mediaId), await keys.isThere(`item-${id}`)]).toEqual([0, false])
  expect(await items.listOf(ana, '?shelf=bin')).toEqual([])
})

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
  expect(await items.detailOf(ben, second)).toMatchObject({
    id: first.id,
    joined: [{ by: 'Contributor', caption: '' }],
  })
  await vi.waitFor(async () => expect(await blobsOf(mediaId)).toBe(0), patiently)
  expect(await blobsOf(first.mediaId)).toBe(2)
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

test.each(things.filter(({ owner }) => owner === 'family').map((kind) => [kind.category, kind] as const))(
  'under the id of a message, an account, a story or a family a new %s is refused, and an older one ends alone',
  async (category, kind) => {
    const ana = await house.author()
    const { kernel } = server
    const { put, open } = sealedBlobs(kernel)
    const tell: Parameters<typeof kind.add>[0] = (...one) => house.tell(...one, ownerOf(ana.id))
    const taken = newId()
    await kernel.keys.sealing(`message-${taken}`)
    await expect(kind.add(tell, taken, ana.id)).rejects.toThrow('id-taken')

    const id = newId()
    await kind.add(tell, id, ana.id)
    const others = ['message', 'account', 'story', 'family'].map((other) => `${other}-${id}`)
    for (const thing of others) await put(`test/${thing}`, thing, [Buffer.from('still here')], 10)
    const { ends: own } = { item: workflows.items, album: workflows.albums, place: workflows.places }[category] ?? {}
    const part = { kind: 'family', part: own?.family?.part ?? '', over: { familyId: ana.id, position: '0' } } as const
    await ending(kernel, own ? [own] : []).endOne(part, id)
    expect(await kernel.keys.isThere(`${category}-${id}`)).toBe(false)
    for (const thing of others) {
      const words = await (await (await open(`test/${thing}`, thing))?.read())?.toArray()
      expect([thing, Buffer.concat((words ?? []) as Buffer[]).toString()]).toEqual([thing, 'still here'])
    }
  },
)
