import { thingOf } from '../../../../tests/household/thing.ts'
import { addAlbum, removeAlbum, renameAlbum, restoreAlbum } from '../decide.ts'
import { album } from '../album.ts'

const as = { role: 'owner' } as const

/** How a family uses its albums: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', album, {
  path: '/api/albums',
  body: (albumId) => ({ albumId, title: 'At the lake' }),
  sent: {
    'PATCH /api/albums/:id': { title: 'By the gate' },
    'DELETE /api/albums/:id': {},
    'POST /api/albums/:id/restore': {},
  },
  add: (albumId, familyId) => addAlbum({ albumId, title: 'At the lake' }, { familyId }),
  remove: removeAlbum(as),
  lives: [renameAlbum({ title: 'By the gate' }, as), removeAlbum(as), restoreAlbum(as)],
})
