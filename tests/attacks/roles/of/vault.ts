import { sealedBlobs } from '../../../../backend/kernel/blob/sealedBlobs.ts'
import { newId } from '../../../../backend/kernel/ids.ts'
import { album } from '../../../../backend/modules/albums/album.ts'
import { addToAlbum, createAlbum } from '../../../../backend/modules/albums/decide.ts'
import { opened, stopped } from '../../../../backend/modules/archives/testing/opened.ts'
import { addItem } from '../../../../backend/modules/items/decide/add.ts'
import { item } from '../../../../backend/modules/items/item.ts'
import { receiveMedia, recordReady, recordStored, startMedia } from '../../../../backend/modules/media/decide.ts'
import { blobName, media } from '../../../../backend/modules/media/media.ts'
import { contentOf } from '../../../../backend/modules/recipes/testing/content.ts'
import { PERSONS, type Person, type Place } from '../place.ts'
import type { Row } from '../rows.ts'

const ROOM = { n: 0, usedBytes: 0, mostBytes: 2 ** 30, plan: null, hasAbout: true } as const
const PARTS = ['play', 'video', 'peaks', 'thumb', 'preview'] as const

type Make = (place: Place, person: Person) => Promise<string>
const added = async ({ house, familyId, by }: Place, person: Person, mediaId?: string): Promise<string> => {
  const itemId = newId()
  const one = { itemId, name: '', title: '', text: 'The rowboat leaked.', visibility: 'family' } as const
  const command = { ...one, ...(mediaId !== undefined && { mediaId }) }
  await house.tell(item, itemId, addItem(command, { familyId, ...ROOM }), by(person))
  return itemId
}
/** A film, whose every part is there. */
export const filmed: Make = async (place, person) => {
  const { house, server, familyId, by } = place
  const mediaId = newId()
  const itemId = await added(place, person, mediaId)
  const bytes = Buffer.from('[0.5]')
  const { put } = sealedBlobs(server.kernel)
  const { sha256 } = await put(blobName(mediaId, 'original'), `item-${itemId}`, [bytes], bytes.length)
  for (const part of PARTS) await put(blobName(mediaId, part), `item-${itemId}`, [bytes], bytes.length)
  const start = { messageId: itemId, purpose: 'item', category: 'item', type: 'video/mp4', familyId } as const
  const hashes = Object.fromEntries(PARTS.map((part) => [part, sha256]))
  const ready = { durationMs: 4_000, variants: ['play', 'video', 'thumb', 'preview'], peaksId: 'peaks', hashes }
  const steps = [
    startMedia({ ...start, bytes: bytes.length }),
    receiveMedia(bytes.length),
    recordStored({ sha256, bytes: bytes.length, mime: 'video/mp4' }),
    recordReady(ready),
  ]
  for (const step of steps) await house.tell(media, mediaId, step, by(person))
  const { position } = (await server.kernel.store.read(`media-${mediaId}`)).at(-1) ?? { position: '0' }
  await server.kernel.checkpointSignals.passed('items', position, 25_000)
  return itemId
}
const byOwner =
  (make: Make): Make =>
  (place) =>
    make(place, 'owner')

/** An album of somebody's with these items. */
export const albumOf = async (place: Place, person: Person, itemIds: readonly string[]): Promise<string> => {
  const { house, familyId, by } = place
  const albumId = newId()
  await house.tell(album, albumId, createAlbum({ albumId, title: 'At the lake' }, { familyId }), by(person))
  const put = addToAlbum({ itemIds: [...itemIds] }, { role: 'owner', known: new Set(itemIds) })
  await house.tell(album, albumId, put, by(person))
  return albumId
}
/** One with two, of which the second is asked to come first. */
const filled: Make = async (place, person) =>
  albumOf(place, person, [await added(place, 'owner'), await added(place, 'owner')])
const moving: Row['body'] = async ({ place, id }) => {
  const [first = '', second = ''] = (await place.server.kernel.load(album, id)).state.itemIds
  return { itemId: second, beforeId: first }
}
const changes = (route: string, make: Make, body: Row['body']): readonly Row[] => [
  { route, on: 'another’s', right: 'edit', make: byOwner(make), ...(body && { body }) },
  { route, on: 'one’s own', right: 'add', make, ...(body && { body }) },
]
const hidden = () => ({ visibility: 'only_me' })

/** A zip that somebody added, and that has been looked into, or was not read to its end. */
const zipOf =
  (make: typeof opened): Make =>
  ({ house, by, familyId }, person) =>
    make(house, by(person), familyId)

/** The routes of items and albums that are not those of every thing. */
export const vault: readonly Row[] = [
  { route: 'GET /api/hub', right: 'see' },
  { route: 'GET /api/items/months', right: 'see' },
  { route: 'GET /api/items/people', right: 'see' },
  { route: 'GET /api/items/today', right: 'see', query: () => '?on=2030-01-01' },
  { route: 'GET /api/items/space', right: 'see' },
  { route: 'GET /api/insights/duplicates', right: 'see' },
  { route: 'GET /api/insights/connections', right: 'see' },
  { route: 'GET /api/insights/gaps', right: 'see' },
  {
    route: 'POST /api/insights/dismiss',
    right: 'add',
    body: () => ({ kind: 'gap', key: `voice:${newId()}` }),
  },
  {
    route: 'POST /api/recipes/import',
    right: 'add',
    body: () => ({ recipes: [{ recipeId: newId(), ...contentOf('Mine') }] }),
  },
  // No address of this machine is asked for.
  {
    route: 'POST /api/recipes/page',
    right: 'add',
    body: () => ({ url: 'http://127.0.0.1/page' }),
    but: { contributor: 'blocked-address', steward: 'blocked-address', owner: 'blocked-address' },
  },
  {
    route: 'GET /api/recipes/export',
    right: 'see',
    query: ({ place }) => `?as=md&family=${place.familyId}`,
  },
  { route: 'GET /api/search', right: 'see', query: () => '?q=lake' },
  { route: 'POST /api/items/precheck', right: 'see', body: () => ({ files: [] }) },
  { route: 'POST /api/items/take-home', right: 'see', make: byOwner(added), body: ({ id }) => ({ ids: [id] }) },
  // It is for whoever chose it; what that gives them is said where items are tested.
  {
    route: 'GET /api/items/taken-home/:ticket',
    right: 'see',
    but: Object.fromEntries(PERSONS.filter((person) => person !== 'visitor').map((person) => [person, 'link-expired'])),
  },
  // Each of them has an answer of its own.
  { route: 'POST /api/items/bulk', right: 'see', body: () => ({ ids: [newId()], change: { bin: {} } }) },
  { route: 'GET /api/items/:id', right: 'see', make: byOwner(added) },
  ...[...PARTS, 'original'].map((part): Row => ({
    route: `GET /api/items/:id/${part}`,
    right: 'see',
    make: byOwner(filmed),
  })),
  // A film is no picture that moves.
  {
    route: 'GET /api/items/:id/motion',
    right: 'see',
    make: byOwner(filmed),
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  // Nobody wrote down what is said in it.
  {
    route: 'GET /api/items/:id/captions',
    right: 'see',
    make: byOwner(filmed),
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  // A film has no pages.
  {
    route: 'GET /api/items/:id/page/:n',
    right: 'see',
    make: byOwner(filmed),
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  // Whom it is for is said by whoever added it, and by nobody above them.
  {
    route: 'POST /api/items/:id/visibility',
    on: 'another’s',
    right: 'edit',
    make: (place, person) => added(place, person === 'owner' ? 'steward' : 'owner'),
    body: hidden,
    but: { steward: 'forbidden', owner: 'forbidden' },
  },
  { route: 'POST /api/items/:id/visibility', on: 'one’s own', right: 'add', make: added, body: hidden },
  { route: 'POST /api/items/:id/join', right: 'see', make: byOwner(added) },
  { route: 'POST /api/items/:id/favorite', right: 'see', make: byOwner(added), body: () => ({ isFavorite: true }) },
  { route: 'GET /api/ai/choices', right: 'see' },
  { route: 'GET /api/ai/receipts', right: 'see' },
  {
    route: 'PUT /api/ai/choices',
    on: 'the family’s',
    right: 'edit',
    body: () => ({ level: 'family', switches: { listen: false } }),
  },
  {
    route: 'PUT /api/ai/choices',
    on: 'one’s own',
    right: 'see',
    body: () => ({ level: 'member', switches: { listen: false } }),
  },
  { route: 'PUT /api/ai/language', right: 'edit', body: () => ({ language: 'de' }) },
  { route: 'GET /api/albums/:id', right: 'see', make: byOwner(filled) },
  { route: 'GET /api/archives', right: 'see' },
  { route: 'GET /api/archives/:id', right: 'see', make: byOwner(zipOf(opened)) },
  { route: 'GET /api/archives/:id/entries', right: 'see', make: byOwner(zipOf(opened)) },
  ...changes('POST /api/archives/:id/again', zipOf(stopped), () => ({})),
  ...changes('POST /api/albums/:id/items', filled, async ({ place }) => ({ itemIds: [await added(place, 'owner')] })),
  ...changes('POST /api/albums/:id/move', filled, moving),
]
