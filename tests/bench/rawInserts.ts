import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { repeated } from './rounds.ts'

const CLIENTS = 64
const TABLE = `create table raw (
  pos bigserial primary key, stream text not null, rev int not null, type text not null, data bytea not null,
  unique (stream, rev))`
const INSERT = {
  name: 'insert',
  text: 'insert into raw (stream, rev, type, data) values ($1, $2, $3, $4)',
}

/** The yardstick of writes: one durable row a transaction, 64 clients on a connection each, on the stack's own Postgres. */
export const rawInserts = async (databaseUrl: string) => {
  const own = new URL(databaseUrl)
  own.pathname = '/bench_raw'
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  await admin.query('drop database if exists bench_raw with (force)')
  await admin.query('create database bench_raw')
  const clients = Array.from({ length: CLIENTS }, () => new Client({ connectionString: own.toString() }))
  for (const client of [admin, ...clients]) client.on('error', () => 'the stack was stopped first')
  for (const client of clients) await client.connect()
  await clients[0]?.query(TABLE)
  const data = randomBytes(300)

  /** Rows a second. @throws Error when the table does not hold what was inserted */
  const run = async (ms: number): Promise<number> => {
    const { took, perSecond } = await repeated(ms, CLIENTS, async (worker) =>
      clients[worker]?.query({ ...INSERT, values: [randomUUID(), 0, 'ContentChanged', data] }),
    )
    const { rows } = (await clients[0]?.query<{ n: number }>('select count(*)::int as n from raw')) ?? { rows: [] }
    await clients[0]?.query('truncate raw')
    if (rows[0]?.n !== took.length) throw new Error(`${rows[0]?.n} rows of ${took.length} were stored`)
    return perSecond
  }
  const stop = async () => {
    for (const client of clients) await client.end()
    await admin.query('drop database bench_raw with (force)')
    await admin.end()
  }
  return { run, stop }
}
