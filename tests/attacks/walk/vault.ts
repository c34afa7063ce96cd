import { newId } from '../../../backend/kernel/ids.ts'
import { album } from '../../../backend/modules/albums/album.ts'
import { addToAlbum, createAlbum } from '../../../backend/modules/albums/decide.ts'
import { stopped } from '../../../backend/modules/archives/testing/opened.ts'
import { addItem } from '../../../backend/modules/items/decide/add.ts'
import { item } from '../../../backend/modules/items/item.ts'
import { contentOf } from '../../../backend/modules/recipes/testing/content.ts'
import { ownerOf } from '../../household/household.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

const added = async ({ house, ana }: World): Promise<string> => {
  const itemId = newId()
  const one = { itemId, name: '', title: '', text: 'The rowboat leaked.', visibility: 'family' } as const
  const room = { familyId: ana.id, n: 0, usedBytes: 0, mostBytes: 0, plan: null, hasAbout: true }
  await house.tell(item, itemId, addItem(one, room), ownerOf(ana.id))
  return itemId
}
const onItem =
  (path: (id: string) => string, body: (id: string) => object) =>
  async (world: World): Promise<Way> => {
    const id = await added(world)
    return { of: `item-${id}`, send: ask(world.ana.browser, 'POST', path(id), body(id)) }
  }
/** An album with two items. */
const onAlbum =
  (what: string, body: (itemIds: readonly [string, string], other: string) => object) =>
  async (world: World): Promise<Way> => {
    const { house, ana } = world
    const albumId = newId()
    const itemIds = [await added(world), await added(world)] as const
    const by = ownerOf(ana.id)
    await house.tell(album, albumId, createAlbum({ albumId, title: 'At the lake' }, { familyId: ana.id }), by)
    const put = addToAlbum({ itemIds: [...itemIds] }, { role: 'owner', known: new Set(itemIds) })
    await house.tell(album, albumId, put, by)
    const sent = body(itemIds, await added(world))
    return { of: `album-${albumId}`, send: ask(ana.browser, 'POST', `/api/albums/${albumId}/${what}`, sent) }
  }

/** The routes of items and albums that are not those of every thing. */
export const vault: Readonly<Record<string, (world: World) => Promise<Way>>> = {
  'POST /api/items/bulk': onItem(
    () => '/api/items/bulk',
    (id) => ({ ids: [id], change: { bin: {} } }),
  ),
  'POST /api/items/:id/visibility': onItem(
    (id) => `/api/items/${id}/visibility`,
    () => ({ visibility: 'only_me' }),
  ),
  'POST /api/items/:id/join': onItem(
    (id) => `/api/items/${id}/join`,
    () => ({}),
  ),
  'POST /api/items/:id/favorite': onItem(
    (id) => `/api/items/${id}/favorite`,
    () => ({ isFavorite: true }),
  ),
  'POST /api/archives/:id/again': async ({ house, ana }) => {
    const id = await stopped(house, ownerOf(ana.id), ana.id)
    return { of: `archive-${id}`, send: ask(ana.browser, 'POST', `/api/archives/${id}/again`, {}) }
  },
  'PUT /api/ai/choices': async ({ ana }) => ({
    of: `choice-${ana.id}`,
    send: ask(ana.browser, 'PUT', '/api/ai/choices', { level: 'family', switches: { listen: false } }),
  }),
  'POST /api/recipes/import': ({ ana }) => {
    const recipeId = newId()
    const body = { recipes: [{ recipeId, ...contentOf('Mine') }] }
    return Promise.resolve({ of: `recipe-${recipeId}`, send: ask(ana.browser, 'POST', '/api/recipes/import', body) })
  },
  'POST /api/insights/dismiss': async ({ ana }) => ({
    of: `insight-${ana.id}`,
    send: ask(ana.browser, 'POST', '/api/insights/dismiss', { kind: 'gap', key: `voice:${ana.id}` }),
  }),
  'PUT /api/ai/language': async ({ ana }) => ({
    of: `choice-${ana.id}`,
    send: ask(ana.browser, 'PUT', '/api/ai/language', { language: 'de' }),
  }),
  'POST /api/albums/:id/items': onAlbum('items', (_, other) => ({ itemIds: [other] })),
  'POST /api/albums/:id/move': onAlbum('move', ([first, second]) => ({ itemId: second, beforeId: first })),
}
