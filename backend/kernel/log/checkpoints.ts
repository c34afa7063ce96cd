import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'

export const CHANNEL = 'checkpoints'
const Row = v.object({ position: v.string() })

export const readCheckpoint = async (db: Db | Tx, name: string): Promise<string | undefined> =>
  (await db.maybeOne(sql.type(Row)`select position from kernel.checkpoints where name = ${name}`))?.position

const movedBy = (name: string) => new Error(`Another process has moved the checkpoint ${name}`)

/** Reads a checkpoint that nobody else then moves before this transaction ends. */
export const lockCheckpoint = async (tx: Tx, name: string): Promise<string | undefined> =>
  (await tx.maybeOne(sql.type(Row)`select position from kernel.checkpoints where name = ${name} for update`))?.position

/**
 * Keeps a checkpoint where this process left it until its transaction ends: a rebuild that swaps tables meanwhile waits.
 * @throws Error when another process has moved it meanwhile
 */
export const holdCheckpoint = async (tx: Tx, name: string, from: string | undefined): Promise<void> => {
  if ((await lockCheckpoint(tx, name)) !== from) throw movedBy(name)
}

/** The log position is a decimal number of up to 20 digits. */
export const isAtOrAfter = (position: string | undefined, wanted: string): boolean =>
  position !== undefined && BigInt(position) >= BigInt(wanted)

/**
 * Moves a checkpoint. Fenced: it moves only from where this process left it.
 * @throws Error when another process has moved it meanwhile
 */
export const moveCheckpoint = async (
  tx: Db | Tx,
  name: string,
  from: string | undefined,
  to: string,
): Promise<void> => {
  const moved = await tx.query(
    from === undefined
      ? sql.type(Row)`insert into kernel.checkpoints (name, position) values (${name}, ${to})
          on conflict do nothing returning position`
      : sql.type(Row)`update kernel.checkpoints set position = ${to}
          where name = ${name} and position = ${from} returning position`,
  )
  if (moved.rows.length === 0) throw movedBy(name)
}

/** Tells all listeners, when the transaction stands, how far read tables are and what changed in them. */
export const tellCheckpoint = async (
  tx: Db | Tx,
  name: string,
  to: string,
  changes: readonly { stream: string; audience: string; position: string }[],
): Promise<void> => {
  // A notice holds at most 8,000 bytes: 30 changes fit, and a page that misses one is told by the next.
  await tx.query(sql.typeAlias('void')`
    select pg_notify(${CHANNEL}, ${JSON.stringify({ name, position: to, changes: changes.slice(-30) })})`)
}
