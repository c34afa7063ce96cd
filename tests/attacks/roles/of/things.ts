import { newId } from '../../../../backend/kernel/ids.ts'
import { things as all } from '../../../household/things.ts'
import type { Person, Place } from '../place.ts'
import type { Row } from '../rows.ts'

type Kind = (typeof all)[number]
type Make = (place: Place, person: Person) => Promise<string>

const made =
  ({ add, remove }: Kind, isRemoved: boolean): Make =>
  async ({ house, familyId, by }, person) => {
    const id = newId()
    const tell: Parameters<Kind['add']>[0] = (aggregate, of, decision) =>
      house.tell(aggregate, of, decision, by(person))
    await add(tell, id, familyId)
    if (isRemoved) await remove(tell, id)
    return id
  }

/** One's own is changed by whoever may add, another's by whoever may edit; what was removed is there for nobody else. */
const changes = (kind: Kind, route: string, sent: object): readonly Row[] => {
  const isRemoved = route.endsWith('/restore')
  const make = made(kind, isRemoved)
  const body = () => sent
  return [
    {
      route,
      on: 'another’s',
      right: 'edit',
      make: (place) => make(place, 'owner'),
      body,
      ...(isRemoved && { but: { viewer: 'not-found', contributor: 'not-found' } }),
    },
    { route, on: 'one’s own', right: 'add', make, body, ...(isRemoved && { but: { viewer: 'not-found' } }) },
  ]
}

const kinds = all.filter(({ owner }) => owner === 'family')

/** The routes of every kind of a family's things that modules say how to use. */
export const things: readonly Row[] = kinds.flatMap((kind) => [
  { route: `GET ${kind.path}`, right: 'see' },
  ...(kind.whole === undefined
    ? []
    : [{ route: kind.whole, right: 'see', make: (place) => made(kind, false)(place, 'owner') } satisfies Row]),
  { route: `POST ${kind.path}`, right: 'add', body: () => kind.body(newId()) },
  ...Object.entries(kind.sent).flatMap(([route, sent]) => changes(kind, route, sent)),
])
