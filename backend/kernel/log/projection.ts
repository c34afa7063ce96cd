import { holdCheckpoint, moveCheckpoint, tellCheckpoint } from './checkpoints.ts'
import type { Db, Tx } from '../db.ts'
import { dispatch, type AnyEvent, type Handlers, type Recorded } from '../event.ts'
import { at } from './failedAt.ts'
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

/** A module's one subscription: a batch's rows, its checkpoint and its notice in one transaction. */
export const projecting = (db: Db, module: string, projections: readonly Projection[]): Subscription => {
  const name = `projections/${module}`
  return {
    name,
    categories: categoriesOf(projections),
    apply: (events, from, to) =>
      db.transaction(async (tx) => {
        // Before any row: after a swap the rows of this batch are in the new tables already, and whoever locks the other way
        // round waits for a rebuild that waits for them.
        await holdCheckpoint(tx, name, from)
        for (const event of events) await applyTo(tx, projections, event)
        const changes = events.map(({ stream, position, metadata }) => ({
          stream,
          position,
          audience: metadata.audience,
        }))
        await moveCheckpoint(tx, name, from, to)
        await tellCheckpoint(tx, name, to, changes)
      }),
  }
}
