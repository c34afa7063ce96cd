import { randomBytes, randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { emptyDatabase } from './besides.ts'
import { repeated, type Done } from './rounds.ts'

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
  const { own, url, drop } = await emptyDatabase(databaseUrl, 'bench_raw')
  await own.query(TABLE)
  const clients = Array.from({ length: CLIENTS }, () => new Client({ connectionString: url }))
  for (const client of clients) client.on('error', () => 'the stack was stopped first')
  for (const client of clients) await client.connect()
  const data = randomBytes(300)

  /** Rows for some time, by all clients or some. @throws Error when the table does not hold what was inserted */
  const run = async (ms: number, inFlight = CLIENTS): Promise<Done> => {
    const done = await repeated(ms, inFlight, async (worker) =>
      clients[worker]?.query({ ...INSERT, values: [randomUUID(), 0, 'ContentChanged', data] }),
    )
    const { rows } = await own.query<{ n: number }>('select count(*)::int as n from raw')
    await own.query('truncate raw')
    if (rows[0]?.n !== done.took.length) throw new Error(`${rows[0]?.n} rows of ${done.took.length} were stored`)
    return done
  }
  const stop = async () => {
    for (const client of clients) await client.end()
    await drop()
  }
  return { run, stop }
}
