// Through: items, albums, places, shares, families
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { familiesIn } from '../families/testing/house.ts'
import { ChangedItems, ItemsSpace } from './contract.ts'
import { itemsIn } from './testing/house.ts'

let server: TestServer
let items: ReturnType<typeof itemsIn>
let house: Household
/** She owns the family, and asks for what is not hers to see. */
let ana: Author
/** An item of hers, and an album that it is in. */
let own: { readonly item: string; readonly album: string }
/** What is one member’s alone, what another family keeps, and what is nowhere: each with the SHA-256 of its file. */
const unseen: Record<string, { readonly id: string; readonly sha256: string; readonly bytes: number }> = {}
let counted: object

const ask = (method: string, path: string, body?: object) =>
  ana.browser.ask(method, path, body, { 'X-Family': ana.id, 'If-Match': '*' })
/** All that she is told of how much there is. */
const countsNow = async () => {
  const paths = [
    '/api/items/space',
    '/api/items/months',
    '/api/albums',
    '/api/places',
    '/api/items',
    '/api/shares/choices',
  ]
  return Promise.all(paths.map(async (path) => (await ask('GET', path)).json))
}

beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
  ana = await house.author({ name: 'Ana' })
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const eve = await house.author({ name: 'Eve' })
  const item = await items.add(ana)
  const album = newId()
  const inAnas = { 'X-Family': ana.id }
  await ben.browser.ask('POST', '/api/albums', { albumId: album, title: 'At the lake' }, inAnas)
  await ask('POST', `/api/albums/${album}/items`, { itemIds: [item] })
  own = { item, album }
  counted = await countsNow()
  const bytes = Buffer.from('nobody else’s')
  // About what she sees, and in an album that she sees.
  const hidden = await items.photo(ben, { bytes }, { visibility: 'only_me', about: item }, ana.id)
  await ben.browser.ask('POST', `/api/albums/${album}/items`, { itemIds: [hidden.id] }, inAnas)
  unseen['one member’s alone'] = { id: hidden.id, sha256: hidden.sha256, bytes: bytes.length }
  const far = await items.photo(eve, { bytes: Buffer.from('another family’s') })
  unseen['another family’s'] = { id: far.id, sha256: far.sha256, bytes: Buffer.byteLength('another family’s') }
  unseen['nobody’s'] = { id: newId(), sha256: 'ab'.repeat(32), bytes: 4 }
})
afterAll(() => server.stop())

type Route = { readonly method: string; readonly path: string; readonly body?: object }
const post = (path: string, body: object = {}): Route => ({ method: 'POST', path, body })
/** Each route of one item, with what it takes. */
const ROUTES: readonly Route[] = [
  ...['', '/thumb', '/preview', '/play', '/video', '/peaks', '/original', '/page/1'].map((path) => ({
    method: 'GET',
    path,
  })),
  { method: 'PATCH', path: '', body: { title: 'x', caption: '' } },
  post('/date', { words: '1958' }),
  post('/people', { personIds: [] }),
  post('/place', { placeId: null }),
  post('/turn', { degrees: 90 }),
  post('/visibility', { visibility: 'family' }),
  post('/favorite', { isFavorite: true }),
  ...['/join', '/bin', '/restore'].map((path) => post(path)),
]
const kinds = ['one member’s alone', 'another family’s', 'nobody’s'] as const

describe.each(kinds)('an item that is %s', (kind) => {
  const idOf = () => unseen[kind]?.id ?? ''
  test.each(ROUTES)('is not there: $method …$path', async ({ method, path, body }) => {
    const { status, json } = await ask(method, `/api/items/${idOf()}${path}`, body)
    expect([status, json]).toEqual([404, expect.objectContaining({ code: 'not-found' })])
  })

  test('is in no list, by no filter, and in no count', async () => {
    const id = idOf()
    expect(await items.listOf(ana, `?about=${id}`)).toEqual([])
    for (const query of [
      '',
      `?album=${own.album}`,
      `?about=${own.item}`,
      '?kind=photo',
      '?shelf=unnamed',
      '?shelf=onlyMe',
    ])
      expect([query, (await items.listOf(ana, query)).map((row) => row.id)].join()).not.toContain(id)
    expect((await items.detailOf(ana, own.item)).tellings).toEqual([])
    expect((await ask('GET', `/api/albums/${own.album}`)).json).toMatchObject({ n: 1, itemIds: [own.item] })
    const now = await countsNow()
    // What a plan counts are bytes, of one member alone as well; and an album tells that it is another version.
    const without = (all: unknown) => JSON.stringify(all).replaceAll(/"(bytes|revision)":\d+/g, '')
    expect(without(now)).toBe(without(counted))
    expect(v.parse(ItemsSpace, now[0])).toMatchObject({ n: 1, inBin: 0 })
  })

  test('is put nowhere, told of by nothing, and led to by no link', async () => {
    const id = idOf()
    const telling = { itemId: newId(), text: 'The rowboat leaked.', about: id }
    expect((await ask('POST', '/api/items', telling)).json).toMatchObject({ code: 'about-unknown' })
    const inAlbum = async (what: string, body: object) =>
      (await ask('POST', `/api/albums/${own.album}/${what}`, body)).json as { code?: string; revision?: number }
    for (const [what, body] of [
      ['items', { itemIds: [id] }],
      ['move', { itemId: id, beforeId: null }],
      ['move', { itemId: own.item, beforeId: id }],
      ['cover', { itemId: id }],
    ] as const)
      expect([what, (await inAlbum(what, body)).code]).toEqual([what, 'item-unknown'])
    // Nor is it taken out of where its contributor put it.
    expect(await inAlbum('items/remove', { itemIds: [id] })).toMatchObject({ revision: 2 })
    const link = { shareId: newId(), things: [{ kind: 'item', id }], title: 'x', mayDownload: false }
    expect((await ask('POST', '/api/shares', link)).status).toBe(404)
    const { json } = await ask('POST', '/api/items/bulk', {
      ids: [id, own.item],
      change: { favorite: { isFavorite: false } },
    })
    expect(v.parse(ChangedItems, json).items.map(({ code }) => code)).toEqual(['not-found', null])
  })

  test('is new to whoever asks whether the family has its file', async () => {
    const { sha256 = '', bytes: size = 0 } = unseen[kind] ?? {}
    const { json } = await ask('POST', '/api/items/precheck', { files: [{ sha256, size }] })
    expect(json).toEqual({ files: [{ answer: 'new', id: null }] })
  })
})
