import { holdCheckpoints, moveCheckpoints, type Move } from './checkpoints.ts'
import type { Db, Tx } from '../db.ts'
import { dispatch, type AnyEvent, type Handlers, type Recorded } from '../event.ts'
import { at } from './failedAt.ts'
import { batching } from './dataLoader.ts'
import type { Subscription } from './subscription.ts'

/** One read table: how each event of a category changes its rows. */
export type Projection = {
  readonly table: string
  readonly on: Readonly<Record<string, (tx: Tx, event: Recorded) => Promise<unknown>>>
}

type ByCategory = Projection['on']

/** Handlers of one category's events, typed by its module's events. */
export const forCategory = <E extends AnyEvent>(category: string, handlers: Handlers<E, [Tx]>): ByCategory => ({
  [category]: (tx, event) => dispatch<E, [Tx]>(handlers, tx, event),
})

/** Declares one table: `projection('messages.messages', forCategory<MessagesEvent>('message', {…}), …)`. */
export const projection = (table: string, ...parts: readonly ByCategory[]): Projection => ({
  table,
  on: Object.assign({}, ...parts) as ByCategory,
})

/** The categories whose events these tables are made of. */
export const categoriesOf = (projections: readonly Projection[]): string[] => [
  ...new Set(projections.flatMap(({ on }) => Object.keys(on))),
]

/**
 * Changes the tables' rows as one event says.
 * @throws FailedAt naming the event
 */
export const applyTo = (tx: Tx, projections: readonly Projection[], event: Recorded): Promise<void> =>
  at(event, async () => {
    for (const { on } of projections) await on[event.category]?.(tx, event)
  })

/** Events for one module's tables, and the move of its checkpoint that they make. */
type Step = Move & { readonly projections: readonly Projection[]; readonly events: readonly Recorded[] }

const applyAll = async (tx: Tx, steps: readonly Step[]): Promise<void> => {
  // Before any row: after a swap the rows of this batch are in the new tables already, and whoever locks the other way
  // round waits for a rebuild that waits for them.
  await holdCheckpoints(tx, steps)
  for (const { projections, events } of steps) for (const event of events) await applyTo(tx, projections, event)
  const told = steps.map(({ name, to, events }) => ({
    name,
    position: to,
    changes: events.map(({ stream, position, metadata: { audience } }) => ({ stream, position, audience })),
  }))
  await moveCheckpoints(tx, steps, told)
}

/** Applies what comes in one moment for any of a process's modules in one transaction, and each alone where that fails. */
export const committing = (db: Db) => batching((steps: readonly Step[]) => db.transaction((tx) => applyAll(tx, steps)))

/** A module's one subscription: a batch's rows, its checkpoint and its notice in one transaction. */
export const projecting = (
  db: Db,
  module: string,
  projections: readonly Projection[],
  commit = committing(db),
): Subscription => {
  const name = `projections/${module}`
  return {
    name,
    categories: categoriesOf(projections),
    apply: (events, from, to) => commit({ name, projections, events, from, to }),
  }
}
