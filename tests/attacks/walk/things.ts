import { newId } from '../../../backend/kernel/ids.ts'
import { ownerOf } from '../../household/household.ts'
import { things as kinds } from '../../household/things.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

type Kind = (typeof kinds)[number]

const adding =
  ({ path, category, body }: Kind) =>
  ({ ana }: World): Promise<Way> => {
    const id = newId()
    return Promise.resolve({ of: `${category}-${id}`, send: ask(ana.browser, 'POST', path, body(id)) })
  }
const changing =
  ({ category, add }: Kind, route: string, sent: object) =>
  async ({ house, ana }: World): Promise<Way> => {
    const id = newId()
    await add((aggregate, of, decision) => house.tell(aggregate, of, decision, ownerOf(ana.id)), id, ana.id)
    const [method = '', path = ''] = route.split(' ')
    return { of: `${category}-${id}`, send: ask(ana.browser, method, path.replace(':id', id), sent) }
  }

/** The routes of every kind of things, of Ana's and of the family that she is alone in. */
export const things: Readonly<Record<string, (world: World) => Promise<Way>>> = Object.fromEntries(
  kinds.flatMap((kind) => [
    [`POST ${kind.path}`, adding(kind)],
    ...Object.entries(kind.sent).map(([route, sent]) => [route, changing(kind, route, sent)] as const),
  ]),
)
