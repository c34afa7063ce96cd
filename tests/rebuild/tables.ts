import { createHash } from 'node:crypto'
import { expect, vi } from 'vitest'
import { isAtOrAfter, readCheckpoint } from '../../backend/kernel/log/checkpoints.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { migrate } from '../../backend/kernel/process/migrate.ts'
import { projecting } from '../../backend/kernel/log/projection.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { modules } from '../../projections/modules.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const tables = Object.values(modules).flatMap((projections) => projections.map(({ table }) => table))

/** How many rows each read table has, and a checksum over them in an order of their own. */
export const checksums = async ({ rowsOf }: TestServer): Promise<Record<string, string>> => {
  const entries = tables.map(async (table) => {
    const rows = (await rowsOf(table)).map((row) => JSON.stringify(row)).toSorted()
    return [table, `${rows.length} rows, ${createHash('sha256').update(rows.join('\n')).digest('hex')}`] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The same, once the audit, which takes in every event, has the whole log: a command waits for its own module alone. */
export const liveChecksums = async (server: TestServer): Promise<Record<string, string>> => {
  const { db, store } = server.kernel
  const head = await store.head()
  await vi.waitFor(
    async () => expect(isAtOrAfter(await readCheckpoint(db, 'projections/audit'), head)).toBe(true),
    patiently,
  )
  return checksums(server)
}

/** Drops every read table and its checkpoint, and makes the tables anew, empty. */
export const dropAll = async ({ db, settings }: Kernel): Promise<void> => {
  for (const module of Object.keys(modules))
    await db.query(sql.typeAlias('void')`drop schema ${sql.identifier([module])} cascade`)
  await db.query(sql.typeAlias('void')`drop table public.read_migrations`)
  await db.query(sql.typeAlias('void')`delete from kernel.checkpoints where name like 'projections/%'`)
  await migrate(settings.databaseUrl, new URL('../../projections/migrations/', import.meta.url), 'read_migrations')
}

type Delivering = { readonly batch: number; readonly crashes: boolean }

/**
 * Hands the whole log to every module's subscription, `batch` events at a time. Where it crashes, each batch's rows are
 * written and lost again before the checkpoint moves, and the batch comes anew.
 */
export const deliverAll = async ({ db, store, keyring }: Kernel, { batch, crashes }: Delivering): Promise<void> => {
  const head = await store.head()
  for (const [module, projections] of Object.entries(modules)) {
    const { categories, apply } = projecting(db, module, projections)
    const reading = new AbortController()
    let from: string | undefined
    for await (const { events, position } of store.follow(categories, undefined, reading.signal)) {
      const recorded = await Promise.all(events.map((stored) => recordedOf(keyring, stored)))
      for (let start = 0; start < recorded.length; start += batch) {
        const some = recorded.slice(start, start + batch)
        const to = some.at(-1)?.position ?? position
        // Its checkpoint is not where the first process left it, so the transaction with the rows fails.
        const lost =
          crashes &&
          (await apply(some, `not ${from}`, to).then(
            () => 'kept',
            () => 'lost',
          ))
        if (lost === 'kept') throw new Error('A batch was kept whose checkpoint did not move')
        await apply(some, from, to)
        from = to
      }
      if (isAtOrAfter(position, head)) break
    }
    reading.abort()
  }
}
