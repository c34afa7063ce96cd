import { isAtOrAfter, lockCheckpoint } from '../backend/kernel/log/checkpoints.ts'
import { sql, type Db, type Tx } from '../backend/kernel/db.ts'
import type { EventStore } from '../backend/kernel/log/eventStore.ts'
import type { Keyring } from '../backend/kernel/log/keyring.ts'
import { log } from '../backend/kernel/process/log.ts'
import { at } from '../backend/kernel/log/failedAt.ts'
import { applyTo, categoriesOf, type Projection } from '../backend/kernel/log/projection.ts'
import { isOurs, recordedOf } from '../backend/kernel/log/recorded.ts'
import { skippedBy } from '../backend/kernel/log/skips.ts'
import { categoryOf, type Stored } from '../backend/kernel/log/stored.ts'
import { modules } from './modules.ts'

type Parts = {
  readonly db: Db
  readonly store: Pick<EventStore, 'follow' | 'head' | 'read' | 'after'>
  readonly keyring: Keyring
}

const schema = (name: string) => sql.identifier([name])

/** The same tables, empty, in a schema of their own beside the live ones. */
const makeBeside = (db: Db, module: string, next: string, tables: readonly string[]) =>
  db.transaction(async (tx) => {
    await tx.query(sql.typeAlias('void')`drop schema if exists ${schema(next)} cascade`)
    await tx.query(sql.typeAlias('void')`create schema ${schema(next)}`)
    for (const table of tables)
      await tx.query(sql.typeAlias('void')`
        create table ${sql.identifier([next, table])} (like ${sql.identifier([module, table])} including all)`)
  })

/** A transaction whose statements name the schema beside the live one; projections name their own and no other. */
const redirected = (tx: Tx, module: string, next: string): Tx => {
  const there = <Token extends { readonly sql: string }>(token: Token): Token => ({
    ...token,
    sql: token.sql.replaceAll(`${module}.`, `${next}.`),
  })
  const [query, maybeOne]: [Tx['query'], Tx['maybeOne']] = [
    (token) => tx.query(there(token)),
    (token) => tx.maybeOne(there(token)),
  ]
  return { query, maybeOne } as Tx
}

const apply =
  (db: Db, projections: readonly Projection[], module: string, next: string) =>
  async (parts: Parts, events: Parameters<typeof recordedOf>[1][]) => {
    const recorded = await Promise.all(
      events.filter(isOurs).map((stored) => at(stored, () => recordedOf(parts.keyring, stored))),
    )
    await db.transaction(async (tx) => {
      for (const event of recorded) await applyTo(redirected(tx, module, next), projections, event)
    })
  }

/** @number events for which live tables stand still while others are rebuilt. Of more it follows on. */
const SHORTEST_WAY = 1_000

/**
 * Takes the live tables' place in one transaction; the live subscription goes on from there. Where it has gone on
 * meanwhile it is held, and what lies between is caught up with.
 * @param catchUp applies what the log holds after the position, up to another; false where that is too much
 */
const swap = (
  db: Db,
  module: string,
  next: string,
  position: string,
  catchUp: (to: string) => Promise<boolean>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const name = `projections/${module}`
    await tx.query(sql.typeAlias('void')`
      insert into kernel.checkpoints (name, position) values (${name}, ${position}) on conflict do nothing`)
    const live = (await lockCheckpoint(tx, name)) ?? position
    const isBehind = !isAtOrAfter(position, live)
    if (isBehind && !(await catchUp(live))) return false
    await tx.query(sql.typeAlias('void')`
      update kernel.checkpoints set position = ${isBehind ? live : position} where name = ${name}`)
    await tx.query(sql.typeAlias('void')`drop schema ${schema(module)} cascade`)
    await tx.query(sql.typeAlias('void')`alter schema ${schema(next)} rename to ${schema(module)}`)
    return true
  })

/**
 * Builds a module's read tables anew from the whole log, beside the live ones, and swaps when they have caught up:
 * pages go on meanwhile, and no transaction is as long as the replay. What operators let its subscription skip is
 * skipped here, too.
 * @throws Error when there is no such module, or when it was stopped first; FailedAt naming an event that cannot be
 * applied: then nothing has changed
 */
export const rebuild = async (parts: Parts, module: string, signal: AbortSignal): Promise<void> => {
  const projections = modules[module]
  if (!projections) throw new Error(`There is no module "${module}"; there are ${Object.keys(modules).join(', ')}`)
  const { db, store } = parts
  const next = `${module}_next`
  const head = await store.head()
  const skipped = await skippedBy(store, `projections/${module}`)
  await makeBeside(
    db,
    module,
    next,
    projections.map(({ table }) => table.slice(module.length + 1)),
  )
  const categories = categoriesOf(projections)
  const applyNext = apply(db, projections, module, next)
  let count = 0
  const applyBatch = async (events: readonly Stored[]) => {
    await applyNext(
      parts,
      events.filter(({ eventId }) => !skipped.has(eventId)),
    )
    count += events.length
  }
  const catchUpFrom = (position: string) => async (to: string) => {
    const between = await store.after(position, SHORTEST_WAY)
    if (!isAtOrAfter(between.at(-1)?.position, to)) return false
    await applyBatch(
      between.filter((event) => isAtOrAfter(to, event.position) && categories.includes(categoryOf(event))),
    )
    return true
  }
  let isDone = false
  for await (const { position, events } of store.follow(categories, undefined, signal)) {
    await applyBatch(events)
    // All that was there when it began; where nothing was projected before, nothing else says how far to go.
    isDone = isAtOrAfter(position, head) && (await swap(db, module, next, position, catchUpFrom(position)))
    if (isDone) break
  }
  if (!isDone) throw new Error(`The rebuild of ${module} was stopped before it had caught up`)
  log.info('rebuilt', { module, events: count })
}
