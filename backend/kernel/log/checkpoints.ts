import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'

export const CHANNEL = 'checkpoints'
const Row = v.object({ position: v.string() })
const Name = v.object({ name: v.string() })
const Named = v.object({ ...Row.entries, ...Name.entries })

export const readCheckpoint = async (db: Db | Tx, name: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.type(Row)`select position from kernel.checkpoints where name = ${name}`))?.position

const movedBy = (name: string) => new Error(`Another process has moved the checkpoint ${name}`)

/** Reads a checkpoint that nobody else then moves before this transaction ends. */
export const lockCheckpoint = async (tx: Tx, name: string): Promise<string | undefined> =>
  (await tx.maybeOne(sql.type(Row)`select position from kernel.checkpoints where name = ${name} for update`))?.position

/** From where a checkpoint is moved, and to where. */
export type Move = { readonly name: string; readonly from: string | undefined; readonly to: string }

/**
 * Keeps checkpoints where this process left them until its transaction ends: a rebuild that swaps tables meanwhile waits.
 * @throws Error when another process has moved one meanwhile
 */
export const holdCheckpoints = async (tx: Tx, moves: readonly Omit<Move, 'to'>[]): Promise<void> => {
  const names = moves.map(({ name }) => name)
  const rows = await tx.any(sql.type(Named)`
    select name, position from kernel.checkpoints where name = any(${sql.array(names, 'text')}) order by name for update`)
  const positions = new Map(rows.map(({ name, position }) => [name, position]))
  for (const { name, from } of moves) if (positions.get(name) !== from) throw movedBy(name)
}

/** The log position is a decimal number of up to 20 digits. */
export const isAtOrAfter = (position: string | undefined, wanted: string): boolean =>
  position !== undefined && BigInt(position) >= BigInt(wanted)

/** What listeners are told of one module's read tables. */
export type Told = {
  readonly name: string
  readonly position: string
  readonly changes: readonly { readonly stream: string; readonly audience: string; readonly position: string }[]
}

/** A notice holds at most 8,000 bytes: 30 changes fit, and a page that misses one is told by the next. */
const noticeOf = ({ changes, ...rest }: Told): string => JSON.stringify({ ...rest, changes: changes.slice(-30) })

/**
 * Moves checkpoints, and tells all listeners when the transaction stands what is `told`. Fenced: each moves only from where
 * this process left it.
 * @throws Error when another process has moved one meanwhile; then others of them may have moved, outside a transaction
 */
export const moveCheckpoints = async (
  tx: Db | Tx,
  moves: readonly Move[],
  told: readonly Told[] = [],
): Promise<void> => {
  const rows = moves.map(({ name, from, to }) => [name, from ?? null, to])
  const moved = await tx.any(sql.type(Name)`
    with moves as (select * from ${sql.unnest(rows, ['text', 'text', 'text'])} as moves (name, was, position)),
    moved as (
      update kernel.checkpoints c set position = m.position from moves m
      where c.name = m.name and c.position = m.was returning c.name),
    made as (
      insert into kernel.checkpoints (name, position) select name, position from moves where was is null
      on conflict do nothing returning name)
    select name from moved union all select name from made
    union all select pg_notify(${CHANNEL}, notice)::text from unnest(${sql.array(told.map(noticeOf), 'text')}) notice`)
  const names = new Set(moved.map(({ name }) => name))
  for (const { name } of moves) if (!names.has(name)) throw movedBy(name)
}
