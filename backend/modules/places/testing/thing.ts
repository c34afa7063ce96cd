import { thingOf } from '../../../../tests/household/thing.ts'
import { changePlace, namePlace, removePlace, restorePlace } from '../decide.ts'
import { place } from '../place.ts'

const as = { role: 'owner' } as const
const at = { lat: 47.6, lon: 12.4 }

/** How a family uses its places: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', place, {
  path: '/api/places',
  body: (placeId) => ({ placeId, name: 'At the lake', at }),
  sent: {
    'PATCH /api/places/:id': { name: 'By the gate', at: null },
    'DELETE /api/places/:id': {},
    'POST /api/places/:id/restore': {},
  },
  add: (placeId, familyId) => namePlace({ placeId, name: 'At the lake', at }, { familyId, n: 0 }),
  remove: removePlace(as),
  lives: [changePlace({ name: 'By the gate', at: null }, as), removePlace(as), restorePlace(as)],
})
