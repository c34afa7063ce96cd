import { thingOf } from '../../../../tests/household/thing.ts'
import { addPhoto, removePhoto, renamePhoto, restorePhoto } from '../decide.ts'
import { photo } from '../photo.ts'

const as = { role: 'owner' } as const

/** How a family uses its photos: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', photo, {
  path: '/api/photos',
  body: (photoId) => ({ photoId, title: 'At the lake' }),
  sent: {
    'PATCH /api/photos/:id': { title: 'By the gate' },
    'DELETE /api/photos/:id': {},
    'POST /api/photos/:id/restore': {},
  },
  add: (photoId, familyId) => addPhoto({ photoId, title: 'At the lake' }, { familyId }),
  remove: removePhoto(as),
  lives: [renamePhoto({ title: 'By the gate' }, as), removePhoto(as), restorePhoto(as)],
})
