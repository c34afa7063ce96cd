import { newId } from '../../../../backend/kernel/ids.ts'
import { begun, title } from '../../../../backend/modules/capsules/testing/begun.ts'
import type { Person, Place } from '../place.ts'
import type { Row } from '../rows.ts'

type State = Parameters<typeof begun>[2]
type Make = (place: Place, person: Person) => Promise<string>

/** One of somebody's with a question in it; answers with its id and the question's, a blank between. */
const made =
  (state: State): Make =>
  async ({ house, familyId, by }, person) => {
    const { id, contents } = await begun(house, { familyId, by: by(person) }, state)
    return [id, ...contents].join(' ')
  }
const owners =
  (state: State): Make =>
  (place) =>
    made(state)(place, 'owner')

/** What is another's may be changed by those who may edit, one's own by those who may add. */
const changes = (route: string, state: 'filling' | 'sealed', body: NonNullable<Row['body']>): readonly Row[] => [
  { route, on: 'another’s', right: 'edit', make: owners(state), body },
  { route, on: 'one’s own', right: 'add', make: made(state), body },
]

export const capsules: readonly Row[] = [
  { route: 'GET /api/capsules/:id/ticket', right: 'add', make: owners('filling') },
  {
    route: 'POST /api/capsules/:id/contributions',
    right: 'add',
    make: owners('filling'),
    body: () => ({ contributionId: newId(), kind: 'words', words: 'It rained.' }),
  },
  // Nobody takes out what another put in.
  {
    route: 'DELETE /api/capsules/:id/contributions/:content',
    on: 'another’s',
    right: 'add',
    make: owners('filling'),
    body: () => ({}),
    but: { contributor: 'forbidden', steward: 'forbidden' },
  },
  {
    route: 'DELETE /api/capsules/:id/contributions/:content',
    on: 'one’s own',
    right: 'add',
    make: made('filling'),
    body: () => ({}),
  },
  // A question has no file.
  {
    route: 'GET /api/capsules/:id/contributions/:content/:part',
    right: 'see',
    make: async (place) => `${await owners('opened')(place, 'owner')} play`,
    but: { viewer: 'not-found', contributor: 'not-found', steward: 'not-found', owner: 'not-found' },
  },
  ...changes('POST /api/capsules/:id/seal', 'filling', () => ({ confirmWords: title })),
  ...changes('POST /api/capsules/:id/date', 'sealed', () => ({ day: '2060-01-01', zone: 'UTC' })),
  ...changes('POST /api/capsules/:id/openers', 'sealed', ({ place }) => ({ openerIds: [place.by('owner').id] })),
  {
    route: 'POST /api/capsules/:id/answers',
    right: 'add',
    make: owners('opened'),
    body: ({ id }) => ({ answerId: newId(), contributionId: id.split(' ')[1], words: 'Ten of us.' }),
  },
]
