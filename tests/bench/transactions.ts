import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'

/** An idle backend reports what it did within ten seconds (PGSTAT_IDLE_INTERVAL). */
const REPORTED_MS = 11_000

const inAll = async (database: Client): Promise<number> => {
  const { rows } = await database.query<{ n: string }>(
    'select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname is not null',
  )
  return Number(rows[0]?.n)
}

/** The Postgres transactions of all databases that some work made, less those that were made anyway in such a time. */
export const transactionsOf = async (database: Client, work: () => Promise<unknown>): Promise<number> => {
  await pause(REPORTED_MS)
  const idle = await inAll(database)
  await pause(REPORTED_MS)
  const before = await inAll(database)
  const began = performance.now()
  await work()
  await pause(REPORTED_MS)
  const after = await inAll(database)
  return after - before - ((before - idle) * (performance.now() - began)) / REPORTED_MS
}
