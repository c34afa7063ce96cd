import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, ownerOf, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import * as workflows from '../../../workflows/index.ts'
import { ending } from '../../../workflows/kernel/ends.ts'
import { processing, type PartView } from '../../../workflows/kernel/process.ts'
import { newId } from '../../kernel/ids.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { ItemPage } from '../items/contract.ts'
import { itemsIn } from '../items/testing/house.ts'
import { SharedChildren } from '../shares/contract.ts'
import { AlbumDetail, AlbumRow, ChangedAlbum } from './contract.ts'
import { removeAlbum } from './decide.ts'
import { album } from './album.ts'

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
})
afterAll(() => server.stop())

const title = 'At the lake'
const add = async ({ browser }: Author, albumId = newId()) => {
  const { status, json } = await browser.ask('POST', '/api/albums', { albumId, title })
  expect({ status, json }).toEqual({ status: 201, json: { id: albumId, revision: 0 } })
  return albumId
}
const listOf = async ({ browser }: Author) => v.parse(v.array(AlbumRow), (await browser.ask('GET', '/api/albums')).json)
const typesOf = async (id: string) => (await server.kernel.store.read(`album-${id}`)).map(({ type }) => type)

test('an album that somebody adds is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await add(ana)
  const row = { id, title, revision: 0, addedBy: 'Ana', removedAt: null, isOwn: true, mayChange: true }
  expect(await listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await listOf(ben)).toEqual([])
})

test('a title is changed on the version that was seen', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const rename = (words: string, revision: number) =>
    ana.browser.ask('PATCH', `/api/albums/${id}`, { title: words }, { 'If-Match': `"${revision}"` })
  const { json } = await rename('By the gate', 0)
  expect(v.parse(ChangedAlbum, json)).toEqual({ id, revision: 1 })
  expect(await rename('By the barn', 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  expect(await listOf(ana)).toMatchObject([{ title: 'By the gate' }])
})

test('what was removed can be brought back, and the family is told of both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  await ana.browser.ask('DELETE', `/api/albums/${id}`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: expect.any(String) as string }])
  await ana.browser.ask('POST', `/api/albums/${id}/restore`, {})
  expect(await listOf(ana)).toMatchObject([{ id, removedAt: null }])
  const { position } = (await server.kernel.store.read(`album-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'album_restored', words: '{by} brought an album back.', actorId: ana.id, thingId: id },
    { kind: 'album_removed' },
    { kind: 'album_added' },
  ])
})

test('what is in an album has an order and a cover, and its list follows both', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const photos = [await items.photo(ana), await items.photo(ana), await items.photo(ana)]
  const [a = '', b = '', c = ''] = photos.map((photo) => photo.id)
  const act = (what: string, body: object) => ana.browser.ask('POST', `/api/albums/${id}/${what}`, body)
  const detail = async () => v.parse(AlbumDetail, (await ana.browser.ask('GET', `/api/albums/${id}`)).json)
  await act('items', { itemIds: [a, b, c] })
  expect(await detail()).toMatchObject({ n: 3, coverId: a, itemIds: [a, b, c] })
  await act('move', { itemId: c, beforeId: a })
  await act('cover', { itemId: b })
  expect(await detail()).toMatchObject({ coverId: b, itemIds: [c, a, b] })
  const order = (await items.listOf(ana, `?album=${id}`)).map((item) => item.id)
  expect(order).toEqual([c, a, b])
  const found: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const before = next === '' ? '' : `&before=${encodeURIComponent(next)}`
    const { json } = await ana.browser.ask('GET', `/api/items?album=${id}&limit=2${before}`)
    const page = v.parse(ItemPage, json)
    found.push(...page.items.map((item) => item.id))
    next = page.next
  }
  expect(found).toEqual(order)
  await act('items/remove', { itemIds: [b] })
  expect(await detail()).toMatchObject({ n: 2, coverId: c, itemIds: [c, a] })
  await items.change(ana, c, '/bin')
  expect(await detail()).toMatchObject({ n: 1, coverId: a, itemIds: [a] })
  expect((await act('items', { itemIds: [newId()] })).json).toMatchObject({ code: 'item-unknown' })
})

test('an album is one thing of a link: who holds it sees what is in it, and nothing that one member keeps', async () => {
  const ana = await house.author({ name: 'Ana Hale' })
  const id = await add(ana)
  const [shown, hidden] = [await items.photo(ana, {}, { title: 'The rowboat' }), await items.photo(ana)]
  await ana.browser.ask('POST', `/api/albums/${id}/items`, { itemIds: [shown.id, hidden.id] })
  await items.change(ana, hidden.id, '/visibility', { visibility: 'only_me' })
  const choice = { kind: 'album', id, title }
  expect((await ana.browser.ask('GET', '/api/shares/choices')).json).toContainEqual(expect.objectContaining(choice))
  const things = [{ kind: 'album', id }]
  const shared = await ana.browser.ask('POST', '/api/shares', { shareId: newId(), things, title, mayDownload: true })
  const path = `/api${new URL(v.parse(v.object({ url: v.string() }), shared.json).url).pathname}`
  const visitor = server.browser()
  const { nonce } = v.parse(v.object({ nonce: v.string() }), (await visitor.ask('GET', path)).json)
  await visitor.ask('POST', `${path}/open`, { nonce })
  expect((await visitor.ask('GET', `${path}/items`)).json).toMatchObject({
    items: [{ kind: 'album', by: 'Ana', n: 1 }],
  })
  const inIt = v.parse(SharedChildren, (await visitor.ask('GET', `${path}/items/album/${id}`)).json)
  const picture = { width: 400, height: 300, turned: 0 }
  expect(inIt).toEqual({
    items: [expect.objectContaining({ id: shown.id, title: 'The rowboat', picture })],
    next: null,
  })
  const partOf = async (itemId: string, part: string) =>
    (await visitor.ask('GET', `${path}/media/album/${id}/of/${itemId}/${part}`)).status
  expect([await partOf(shown.id, 'thumb'), await partOf(shown.id, 'original')]).toEqual([200, 404])
  expect([await partOf(hidden.id, 'thumb'), await partOf(newId(), 'thumb')]).toEqual([404, 404])
  await ana.browser.ask('DELETE', `/api/albums/${id}`, {})
  expect(await partOf(shown.id, 'thumb')).toBe(410)
})

test('what was removed for thirty days is erased, and its key with it', async () => {
  const ana = await house.author()
  const { clock, keys } = server.kernel
  const { thing } = await import('./testing/thing.ts')
  const id = newId()
  const at = plus(clock.now(), -31 * clock.dayMs)
  await thing.add((...one) => house.tell(...one, ownerOf(ana.id), at), id, ana.id)
  await house.tell(album, id, removeAlbum({ role: 'owner' }), ownerOf(ana.id), at)
  const { loadPart, doStep } = processing(server.kernel, [workflows.albums.process ?? []].flat())
  const of = { stream: `album-${id}`, part: '' }
  const due = (await loadPart(of)).next as NonNullable<PartView['next']>
  expect(due).toMatchObject({ step: 'erase' })
  for (const _ of ['once', 'and again']) await doStep(of, due)
  expect(await typesOf(id)).toEqual(['AlbumCreated', 'AlbumRemoved', 'AlbumErased'])
  expect(await keys.isThere(`album-${id}`)).toBe(false)
  expect(await listOf(ana)).toEqual([])
})

test('with its family an album is erased', async () => {
  const ana = await house.author()
  const id = await add(ana)
  const { endOrList, endOne } = ending(server.kernel, [workflows.albums.ends])
  const part = { kind: 'family', part: 'albums', over: { familyId: ana.id, position: '0' } } as const
  expect(await endOrList(part)).toEqual([id])
  for (const _ of ['once', 'and again']) await endOne(part, id)
  expect(await typesOf(id)).toEqual(['AlbumCreated', 'AlbumErased'])
  expect(await server.kernel.keys.isThere(`album-${id}`)).toBe(false)
})
