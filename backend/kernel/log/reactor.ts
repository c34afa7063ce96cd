import { moveCheckpoints, type Move } from './checkpoints.ts'
import type { Db } from '../db.ts'
import { dispatch, type AnyEvent, type Handlers, type Recorded } from '../event.ts'
import { at } from './failedAt.ts'
import { gathering } from './gathering.ts'
import type { Subscription } from './subscription.ts'

/** What one category's events set in motion; it hears of no other types than these. */
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
  gathering((moves: readonly Move[]) =>
    moves.length === 1 ? moveCheckpoints(db, moves) : db.transaction((tx) => moveCheckpoints(tx, moves)),
  )

/** A module's reactor: first the call, then the checkpoint. Nobody waits for it. */
export const reacting = (db: Db, module: string, reactor: Reactor, move = moving(db)): Subscription => {
  const name = `reactors/${module}`
  return {
    name,
    categories: Object.keys(reactor),
    hears: ({ stream, type }) => reactor[stream.slice(0, stream.indexOf('-'))]?.types.has(type) ?? false,
    apply: async (events, from, to) => {
      let checkpoint = from
      for (const event of events) {
        await at(event, async () => reactor[event.category]?.act(event))
        if (checkpoint !== event.position) await move({ name, from: checkpoint, to: event.position })
        checkpoint = event.position
      }
      if (checkpoint !== to) await move({ name, from: checkpoint, to })
    },
  }
}
