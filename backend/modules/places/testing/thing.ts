import { thingOf } from '../../../../tests/household/thing.ts'
import { addPlace, removePlace, renamePlace, restorePlace } from '../decide.ts'
import { place } from '../place.ts'

const as = { role: 'owner' } as const

/** How a family uses its places: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', place, {
  path: '/api/places',
  body: (placeId) => ({ placeId, title: 'At the lake' }),
  sent: {
    'PATCH /api/places/:id': { title: 'By the gate' },
    'DELETE /api/places/:id': {},
    'POST /api/places/:id/restore': {},
  },
  add: (placeId, familyId) => addPlace({ placeId, title: 'At the lake' }, { familyId }),
  remove: removePlace(as),
  lives: [renamePlace({ title: 'By the gate' }, as), removePlace(as), restorePlace(as)],
})
