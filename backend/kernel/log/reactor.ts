import { moveCheckpoints, type Move } from './checkpoints.ts'
import type { Db } from '../db.ts'
import { dispatch, type AnyEvent, type Handlers, type Recorded } from '../event.ts'
import { at } from './failedAt.ts'
import { batching } from './dataLoader.ts'
import { categoryOf } from './stored.ts'
import type { Subscription } from './subscription.ts'

/**
 * What one category's events set in motion; it hears of no other types than these, so that an edit wakes few reactors.
 */
type Reaction = { readonly types: ReadonlySet<string>; readonly act: (event: Recorded) => Promise<unknown> }

/** What a module's events set in motion, by category. */
export type Reactor = Readonly<Record<string, Reaction>>

/** What events of one category set in motion, typed by its module's events. */
export const reactingTo = <E extends AnyEvent>(handlers: Handlers<E>): Reaction => ({
  types: new Set(Object.keys(handlers)),
  act: (event) => dispatch<E, []>(handlers, event),
})

/** Moves what is asked for in one moment in one transaction, which a single statement is by itself. */
export const moving = (db: Db) =>
  batching((moves: readonly Move[]) =>
    moves.length === 1 ? moveCheckpoints(db, moves) : db.transaction((tx) => moveCheckpoints(tx, moves)),
  )

/**
 * @number events that a reactor acts on at once. Then the checkpoint moves: after a kill so many are told again at
 * most.
 */
const AT_ONCE = 50

/** Acts on events, on those of one stream in their order: what follows one that failed fails by it. */
const actOn = (reactor: Reactor, events: readonly Recorded[]): Promise<PromiseSettledResult<unknown>[]> => {
  const newest = new Map<string, Promise<unknown>>()
  const acts = events.map((event) => {
    const act = () => at(event, async () => reactor[event.category]?.act(event))
    const acting = newest.get(event.stream)?.then(act) ?? act()
    newest.set(event.stream, acting)
    return acting
  })
  return Promise.allSettled(acts)
}

/**
 * A module's reactor: first the calls, then the checkpoint, up to the first event that failed. Nobody waits for it.
 * Events of different streams may be acted on in any order.
 */
export const reacting = (db: Db, module: string, reactor: Reactor, move = moving(db)): Subscription => {
  const name = `reactors/${module}`
  return {
    name,
    categories: Object.keys(reactor),
    hears: (event) => reactor[categoryOf(event)]?.types.has(event.type) ?? false,
    apply: async (events, from, to) => {
      let checkpoint = from
      const moveTo = async (position: string) => {
        if (checkpoint !== position) await move({ name, from: checkpoint, to: position })
        checkpoint = position
      }
      for (let first = 0; first < events.length; first += AT_ONCE) {
        const some = events.slice(first, first + AT_ONCE)
        const ended = await actOn(reactor, some)
        const failed = ended.find((one) => one.status === 'rejected')
        const done = (failed ? some.slice(0, ended.indexOf(failed)) : some).at(-1)
        if (done) await moveTo(done.position)
        if (failed) throw failed.reason
      }
      await moveTo(to)
    },
  }
}
