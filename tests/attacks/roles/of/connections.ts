import { newId } from '../../../../backend/kernel/ids.ts'
import type { Asked, Row } from '../rows.ts'
import { related, relative } from '../things.ts'
import type { Place } from '../place.ts'

const byOwner = (make: typeof relative) => (place: Place) => make(place, 'owner')
const toOwner = ({ id, place }: Asked) => `?from=${id}&to=${place.people.owner.id}`

export const connections: readonly Row[] = [
  { route: 'GET /api/relatives', right: 'see' },
  { route: 'POST /api/relatives', right: 'add', body: () => ({ relativeId: newId(), name: 'Agnes' }) },
  {
    route: 'PATCH /api/relatives/:id',
    on: 'another’s',
    right: 'edit',
    make: byOwner(relative),
    body: () => ({ name: 'Joseph Hale' }),
  },
  {
    route: 'PATCH /api/relatives/:id',
    on: 'one’s own',
    right: 'add',
    make: relative,
    body: () => ({ name: 'Joseph Hale' }),
  },
  { route: 'DELETE /api/relatives/:id', on: 'another’s', right: 'edit', make: byOwner(relative) },
  { route: 'DELETE /api/relatives/:id', on: 'one’s own', right: 'add', make: relative },
  {
    route: 'PUT /api/relatives/:id/quiet',
    on: 'another’s',
    right: 'edit',
    make: byOwner(relative),
    body: () => ({ isQuiet: true }),
  },
  {
    route: 'PUT /api/relatives/:id/quiet',
    on: 'one’s own',
    right: 'add',
    make: relative,
    body: () => ({ isQuiet: true }),
  },
  {
    route: 'PUT /api/kin',
    right: 'add',
    make: byOwner(relative),
    body: ({ id: from, place }) => ({ from, to: place.people.owner.id, kin: 'sibling' }),
  },
  {
    route: 'PUT /api/kin',
    on: 'what another has stated',
    right: 'edit',
    make: byOwner(related),
    body: ({ id: from, place }) => ({ from, to: place.people.owner.id, kin: 'sibling' }),
  },
  // Elsewhere nothing was ever stated of them: there is nothing to take back.
  { route: 'DELETE /api/kin', on: 'another’s', right: 'edit', make: byOwner(related), query: toOwner, elsewhere: 'ok' },
  { route: 'DELETE /api/kin', on: 'one’s own', right: 'add', make: related, query: toOwner, elsewhere: 'ok' },
  { route: 'GET /api/kin/path', right: 'see', make: byOwner(related), query: toOwner },
]
