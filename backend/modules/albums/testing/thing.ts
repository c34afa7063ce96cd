import { thingOf } from '../../../../tests/household/thing.ts'
import { newId } from '../../../kernel/ids.ts'
import { album } from '../album.ts'
import {
  addToAlbum,
  createAlbum,
  moveInAlbum,
  removeAlbum,
  removeFromAlbum,
  renameAlbum,
  restoreAlbum,
  setCover,
} from '../decide.ts'

const as = { role: 'owner' } as const
const [a, b, c] = [newId(), newId(), newId()]
const seeing = { ...as, known: new Set([a, b, c]) }

/** How a family uses its albums: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', album, {
  path: '/api/albums',
  body: (albumId) => ({ albumId, title: 'At the lake' }),
  sent: {
    'PATCH /api/albums/:id': { title: 'By the gate' },
    'POST /api/albums/:id/items/remove': { itemIds: [a] },
    'POST /api/albums/:id/cover': { itemId: null },
    'DELETE /api/albums/:id': {},
    'POST /api/albums/:id/restore': {},
  },
  add: (albumId, familyId) => createAlbum({ albumId, title: 'At the lake' }, { familyId }),
  remove: removeAlbum(as),
  lives: [
    renameAlbum({ title: 'By the gate' }, as),
    addToAlbum({ itemIds: [a, b, c] }, seeing),
    moveInAlbum({ itemId: c, beforeId: a }, seeing),
    moveInAlbum({ itemId: a, beforeId: null }, seeing),
    setCover({ itemId: b }, seeing),
    removeFromAlbum({ itemIds: [b] }, seeing),
    removeAlbum(as),
    restoreAlbum(as),
  ],
})
