import type { Kernel } from '../kernel.ts'
import { sql } from '../db.ts'
import type { Projection } from '../log/projection.ts'
import { recordedOf } from '../log/recorded.ts'

/** Empties a read table and builds it anew from these streams, giving it each event `times` times. */
export const replay = async (
  { db, store, keyring }: Kernel,
  { table, on }: Projection,
  streams: readonly string[],
  times = 1,
): Promise<void> => {
  await db.query(sql.typeAlias('void')`delete from ${sql.identifier(table.split('.'))}`)
  for (const stored of (await Promise.all(streams.map((stream) => store.read(stream)))).flat()) {
    const event = await recordedOf(keyring, stored)
    for (let time = 0; time < times; time += 1) await db.transaction(async (tx) => on[event.category]?.(tx, event))
  }
}
