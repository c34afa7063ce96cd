import { newId } from '../../../../backend/kernel/ids.ts'
import type { Person, Place } from '../place.ts'
import type { Row } from '../rows.ts'
import { question, removed, told } from '../things.ts'

type Make = (place: Place, person: Person) => Promise<string>
/** Of a command: what is another's may be changed by whoever may edit, one's own by whoever may add. */
const changes = (route: string, make: Make, body?: Row['body']): readonly Row[] => [
  { route, on: 'another’s', right: 'edit', make: (place) => make(place, 'owner'), ...(body && { body }) },
  { route, on: 'one’s own', right: 'add', make, ...(body && { body }) },
]
const heard: Make = (place) => told(place, 'owner', true)

export const stories: readonly Row[] = [
  { route: 'GET /api/stories', right: 'see' },
  {
    route: 'POST /api/stories',
    right: 'add',
    body: () => ({ storyId: newId(), question: 'Who made you laugh?', to: { name: 'Joseph' } }),
  },
  {
    route: 'POST /api/stories',
    on: 'of a member',
    right: 'add',
    make: ({ people }) => Promise.resolve(people.viewer.id),
    body: ({ id: accountId }) => ({ storyId: newId(), question: 'Who made you laugh?', to: { accountId } }),
  },
  { route: 'GET /api/stories/:id', right: 'see', make: heard },
  ...changes('PATCH /api/stories/:id', told, () => ({ title: 'The gate' })),
  ...changes('DELETE /api/stories/:id', told),
  ...changes('POST /api/stories/:id/withdraw', question),
  // For whoever may not bring it back it is not there.
  ...changes('POST /api/stories/:id/restore', removed).map((row): Row => ({
    ...row,
    but: { viewer: 'not-found', ...(row.right === 'edit' && { contributor: 'not-found' }) },
  })),
  {
    route: 'GET /api/stories/:id/link',
    on: 'who is asked',
    right: 'see',
    make: (place, person) => question(place, 'owner', place.by(person).id),
  },
  {
    route: 'GET /api/stories/:id/link',
    on: 'who is not asked',
    right: 'see',
    make: (place) => question(place, 'removed'),
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  { route: 'GET /api/stories/:id/play', right: 'see', make: heard },
  // The recording has a sound alone.
  {
    route: 'GET /api/stories/:id/video',
    right: 'see',
    make: heard,
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  { route: 'GET /api/stories/:id/peaks', right: 'see', make: heard },
  { route: 'GET /api/stories/:id/original', right: 'see', make: heard },
]
