import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { ChangedItem, ChangedItems, ItemsSpace, Months, Prechecked } from './contract.ts'
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

const idsOf = async (...of: Parameters<typeof items.listOf>) => (await items.listOf(...of)).map(({ id }) => id)
const month = async (by: Author, query = '') =>
  v.parse(Months, (await by.browser.ask('GET', `/api/items/months${query}`)).json)
/** Ana, who owns the family, and another who is in it. */
const two = async (role: 'steward' | 'contributor' | 'viewer' = 'contributor') => {
  const ana = await house.author({ name: 'Ana' })
  return { ana, ben: await familiesIn(server.kernel, house).member(ana, role) }
}

test('what somebody writes is in their family’s list, and in no other’s', async () => {
  const [ana, ben] = [await house.author({ name: 'Ana' }), await house.author()]
  const id = await items.add(ana)
  const row = { id, kind: 'story', state: 'ready', title: 'At the lake', addedBy: 'Ana', isOwn: true, isSafe: true }
  expect(await items.listOf(ana)).toEqual([expect.objectContaining(row)])
  expect(await items.listOf(ben)).toEqual([])
  for (const path of ['', '/thumb', '/original']) {
    const { status } = await ben.browser.ask('GET', `/api/items/${id}${path}`)
    expect([path, status]).toEqual([path, 404])
  }
})

test('an item is described on the version that was seen, and its history says who did what', async () => {
  const ana = await house.author({ name: 'Ana' })
  const id = await items.add(ana)
  const describing = (title: string, revision: number) =>
    ana.browser.ask('PATCH', `/api/items/${id}`, { title, caption: '' }, { 'If-Match': `"${revision}"` })
  expect(v.parse(ChangedItem, (await describing('By the gate', 0)).json)).toEqual({ id, revision: 1 })
  expect(await describing('By the barn', 0)).toMatchObject({ status: 412, json: { code: 'stale' } })
  const onAny = await ana.browser.ask('POST', `/api/items/${id}/date`, { words: '1958' }, { 'If-Match': '' })
  expect(onAny).toMatchObject({ status: 428, json: { code: 'revision-needed' } })
  expect(await items.detailOf(ana, id)).toMatchObject({
    title: 'By the gate',
    text: 'The rowboat leaked.',
    history: [
      { what: 'described', by: 'Ana' },
      { what: 'added', by: 'Ana' },
    ],
  })
})

describe('a file', () => {
  test('is the item’s from its first byte on, for nobody else until it has all arrived', async () => {
    const { ana, ben } = await two()
    const mediaId = newId()
    const id = await items.add(ana, { mediaId, text: '', title: '', name: 'letter.pdf' })
    expect(await items.listOf(ana)).toMatchObject([{ id, state: 'receiving', isSafe: false }])
    expect(await items.listOf(ben, '', ana.id)).toEqual([])
    expect((await ana.browser.ask('GET', `/api/items/${id}/thumb`)).json).toMatchObject({ code: 'not-prepared' })
    await items.store(ana, id, mediaId, { mime: 'application/pdf' })
    expect(await items.listOf(ben, '', ana.id)).toMatchObject([
      { id, state: 'preparing', kind: 'document', title: 'letter.pdf', isSafe: true },
    ])
    await items.render(id, mediaId)
    expect(await items.listOf(ben, '', ana.id)).toMatchObject([{ state: 'ready', width: 400, height: 300 }])
  })

  test('is asked about again and sent once, while what came is a download that no cache keeps', async () => {
    const ana = await house.author()
    const { id, thumb } = await items.photo(ana, {}, { title: 'The lake: 1958' })
    const first = await ana.browser.ask('GET', `/api/items/${id}/thumb`)
    expect([first.status, first.headers.get('etag'), first.headers.get('content-type')]).toEqual([
      200,
      `"${thumb}"`,
      'image/jpeg',
    ])
    expect(first.headers.get('cache-control')).toMatch(/^private/)
    const again = await ana.browser.ask('GET', `/api/items/${id}/thumb`, undefined, { 'If-None-Match': `"${thumb}"` })
    expect([again.status, again.json]).toEqual([304, ''])
    const original = await ana.browser.ask('GET', `/api/items/${id}/original`)
    expect(original.headers.get('cache-control')).toBe('no-store')
    expect(original.headers.get('content-disposition')).toBe('attachment; filename="The lake 1958.jpg"')
    expect(original.headers.get('content-security-policy')).toContain('sandbox')
    expect((await ana.browser.ask('GET', `/api/items/${id}/page/1`)).status).toBe(404)
  })

  test('that was sent for another item says nothing to whoever names it as their own', async () => {
    const [ana, eve] = [await house.author(), await house.author()]
    const { mediaId } = await items.photo(ana, { facts: { camera: 'Leica M6' } })
    const named = await items.add(eve, { mediaId })
    const later = newId()
    const early = await items.add(eve, { mediaId: later })
    const own = await items.add(ana, { mediaId: later })
    await items.store(ana, own, later)
    await items.render(own, later, { facts: { camera: 'Leica M6' } })
    const blank = { state: 'receiving', sha256: null, mime: null, variants: [], facts: { camera: null } }
    for (const each of [named, early]) {
      expect(await items.detailOf(eve, each)).toMatchObject(blank)
      expect((await eve.browser.ask('GET', `/api/items/${each}/original`)).status).toBe(409)
    }
    expect(await items.detailOf(ana, own)).toMatchObject({ facts: { camera: 'Leica M6' } })
  })

  test('that the family has is known before it is sent, where whoever asks may see it', async () => {
    const { ana, ben } = await two()
    const [seen, hidden, binned] = [
      await items.photo(ana),
      await items.photo(ana, {}, { visibility: 'only_me' }),
      await items.photo(ana),
    ]
    await items.change(ana, binned.id, '/bin')
    const sizeOf = ({ mediaId }: { readonly mediaId: string }) => `the bytes of ${mediaId}`.length
    const files = [seen, hidden, binned].map((file) => ({ sha256: file.sha256, size: sizeOf(file) }))
    const askedBy = async (by: Author) => {
      const unknown = { sha256: 'ab'.repeat(32), size: 4 }
      const body = { files: [...files, unknown] }
      const { json } = await by.browser.ask('POST', '/api/items/precheck', body, { 'X-Family': ana.id })
      return v.parse(Prechecked, json).files.map(({ answer, id }) => [answer, id])
    }
    const none = ['new', null]
    expect(await askedBy(ana)).toEqual([['have', seen.id], ['have', hidden.id], ['inBin', binned.id], none])
    expect(await askedBy(ben)).toEqual([['have', seen.id], none, none, none])
  })
})

test('who is in it and where it was are of the family, and lists are found by both', async () => {
  const ana = await house.author()
  const [id, relativeId, placeId] = [await items.add(ana), newId(), newId()]
  await items.add(ana)
  await ana.browser.ask('POST', '/api/relatives', { relativeId, name: 'Otto' })
  await ana.browser.ask('POST', '/api/places', { placeId, name: 'The lake' })
  const people = { personIds: [relativeId, ana.id], speakerId: relativeId }
  expect((await items.change(ana, id, '/people', people)).status).toBe(200)
  expect((await items.change(ana, id, '/place', { placeId })).status).toBe(200)
  expect(await idsOf(ana, `?who=${relativeId}`)).toEqual([id])
  expect(await idsOf(ana, `?where=${placeId}`)).toEqual([id])
  expect(await items.detailOf(ana, id)).toMatchObject({ ...people, place: { id: placeId, name: 'The lake' } })
  expect((await ana.browser.ask('GET', '/api/places')).json).toMatchObject([{ id: placeId, n: 1 }])
  const stranger = { personIds: [newId()] }
  expect((await items.change(ana, id, '/people', stranger)).json).toMatchObject({ code: 'person-unknown' })
  expect((await items.change(ana, id, '/place', { placeId: newId() })).json).toMatchObject({ code: 'place-unknown' })
})

test('what one member keeps to themselves is nowhere for another, not even for the owner', async () => {
  const { ana, ben } = await two()
  const shown = await items.add(ben, {}, ana.id)
  const { id } = await items.photo(ben, {}, { visibility: 'only_me', about: shown }, ana.id)
  const albumId = newId()
  await ben.browser.ask('POST', '/api/albums', { albumId, title: 'Ben’s' }, { 'X-Family': ana.id })
  await ben.browser.ask('POST', `/api/albums/${albumId}/items`, { itemIds: [id, shown] })
  expect(await idsOf(ben, '?shelf=onlyMe', ana.id)).toEqual([id])
  expect(await idsOf(ana)).toEqual([shown])
  expect(await month(ana)).toMatchObject({ n: 1 })
  expect(await idsOf(ana, `?album=${albumId}`)).toEqual([shown])
  expect((await ana.browser.ask('GET', `/api/albums/${albumId}`)).json).toMatchObject({ n: 1, itemIds: [shown] })
  expect((await ben.browser.ask('GET', `/api/albums/${albumId}`)).json).toMatchObject({ n: 2, itemIds: [id, shown] })
  expect((await items.detailOf(ana, shown)).tellings).toEqual([])
  expect((await items.detailOf(ben, shown)).tellings).toMatchObject([{ id }])
  for (const path of ['', '/thumb', '/original'])
    expect([path, (await ana.browser.ask('GET', `/api/items/${id}${path}`)).status]).toEqual([path, 404])
  for (const what of ['/bin', '/join', '/favorite'])
    expect([
      what,
      (await items.change(ana, id, what, what === '/favorite' ? { isFavorite: true } : {})).status,
    ]).toEqual([what, 404])
  const link = { shareId: newId(), things: [{ kind: 'item', id }], title: 'x', mayDownload: false }
  for (const by of [ana, ben])
    expect((await by.browser.ask('POST', '/api/shares', link, { 'X-Family': ana.id })).status).toBe(404)
  const { json } = await ana.browser.ask('GET', '/api/family/activity')
  expect(JSON.stringify(json)).not.toContain(id)
})

test('only who added it says whom it is for, and the family is told of it no more', async () => {
  const { ana, ben } = await two('steward')
  const id = await items.add(ana)
  expect((await items.change(ben, id, '/visibility', { visibility: 'only_me' })).status).toBe(403)
  expect(await idsOf(ben, '', ana.id)).toEqual([id])
  await items.change(ana, id, '/visibility', { visibility: 'only_me' })
  expect(await idsOf(ben, '', ana.id)).toEqual([])
  const { json } = await ben.browser.ask('GET', '/api/family/activity', undefined, { 'X-Family': ana.id })
  expect(JSON.stringify(json)).not.toContain(id)
})

test('a favorite is one’s own, a viewer’s too', async () => {
  const { ana, ben } = await two('viewer')
  const id = await items.add(ana)
  expect((await items.change(ben, id, '/favorite', { isFavorite: true })).status).toBe(200)
  expect(await idsOf(ben, '?shelf=favorites', ana.id)).toEqual([id])
  expect(await idsOf(ana, '?shelf=favorites')).toEqual([])
  expect((await items.change(ben, id, '/bin')).status).toBe(403)
})

test('what is in the bin is there for who may bring it back, and the family is told of both', async () => {
  const { ana, ben } = await two()
  const id = await items.add(ana)
  await items.change(ana, id, '/bin')
  expect([await idsOf(ana), await idsOf(ana, '?shelf=bin'), await idsOf(ben, '?shelf=bin', ana.id)]).toEqual([
    [],
    [id],
    [],
  ])
  expect((await ben.browser.ask('GET', `/api/items/${id}`)).status).toBe(404)
  expect(await items.detailOf(ana, id)).toMatchObject({ binnedAt: expect.any(String) as string })
  await items.change(ana, id, '/restore')
  expect(await idsOf(ben, '', ana.id)).toEqual([id])
  const { position } = (await server.kernel.store.read(`item-${id}`)).at(-1) ?? { position: '0' }
  const { json } = await ana.browser.ask('GET', `/api/family/activity?after=${position}`)
  expect(json).toMatchObject([
    { kind: 'item_restored' },
    { kind: 'item_binned' },
    { kind: 'item_added', thingId: id },
    {},
  ])
})

test('several are changed at once, and each says what became of it', async () => {
  const { ana, ben } = await two()
  const own = await items.photo(ben, { facts: { taken: '2019-06-12T23:30:00', hasExposure: true } }, {}, ana.id)
  const others = await items.add(ana)
  const changed = async (change: object) => {
    const ids = [own.id, others, newId()]
    const { json } = await ben.browser.ask('POST', '/api/items/bulk', { ids, change }, { 'X-Family': ana.id })
    return v.parse(ChangedItems, json).items.map(({ code }) => code)
  }
  expect(await changed({ date: { shiftMinutes: 60 } })).toEqual([null, 'forbidden', 'not-found'])
  expect((await items.detailOf(ben, own.id)).date).toMatchObject({ words: 'June 13, 2019, 12:30 AM' })
  expect(await changed({ people: [ben.id] })).toEqual([null, 'forbidden', 'not-found'])
  expect(await changed({ favorite: { isFavorite: true } })).toEqual([null, null, 'not-found'])
  expect(await changed({ bin: {} })).toEqual([null, 'forbidden', 'not-found'])
  expect(await idsOf(ben, '?shelf=bin', ana.id)).toEqual([own.id])
  expect(await changed({ restore: {} })).toEqual([null, 'forbidden', 'not-found'])
})

test('the space that is used, and what is still to be finished', async () => {
  const ana = await house.author()
  await items.photo(ana, { bytes: Buffer.alloc(1_000) })
  const binned = await items.photo(ana, { bytes: Buffer.alloc(500) })
  await items.change(ana, binned.id, '/bin')
  const space = v.parse(ItemsSpace, (await ana.browser.ask('GET', '/api/items/space')).json)
  expect(space).toMatchObject({ bytes: 1_500, n: 1, undated: 1, unnamed: 1, inBin: 1 })
  expect(space.limitBytes).toBeGreaterThan(space.bytes)
})
