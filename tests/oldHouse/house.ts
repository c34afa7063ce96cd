import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { Client as Postgres } from 'pg'
import { inject } from 'vitest'
import { queues, workflowSourceOf } from '../../workflows/bundles.ts'
import { reactorsOf } from '../../workflows/reactors.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'
import { workOf } from '../../workflows/work.ts'
import { ownBuckets } from '../backup/ownBuckets.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { ownLog } from '../rebuild/ownLog.ts'

const near = (name: string) => new URL(name, import.meta.url)
const { masterKey, dayMs } = JSON.parse(readFileSync(near('house.json'), 'utf8')) as {
  readonly masterKey: string
  readonly dayMs: number
}
/** By table, or `blob`: what stands after it in its line, of each of its lines. */
const kept = Map.groupBy(
  gunzipSync(readFileSync(near('house.gz')))
    .toString()
    .split('\n'),
  (line) => line.slice(0, line.indexOf('\t')),
)
const rowsOf = (table: string) => (kept.get(table) ?? []).map((line) => line.slice(table.length + 1))

/** Puts a schema's rows back as they were, in the place of what is there. */
const fill = (schema: string) => async (databaseUrl: string) => {
  const client = new Postgres({ connectionString: databaseUrl })
  await client.connect()
  for (const table of [...kept.keys()].filter((name) => name.startsWith(`${schema}.`))) {
    const rows = rowsOf(table)
    // What a column is that came later, the table says itself.
    const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as object)
      .map((name) => `"${name}"`)
      .join()
    await client.query(`truncate ${table}`)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${rows.join()}]`],
    )
  }
  // Read tables begin anew.
  if (schema === 'kernel') await client.query("delete from kernel.checkpoints where name like 'projections/%'")
  await client.end()
}

/** The house that `make.ts` left, on empty parts: its log, its tables and its blobs, and a Temporal that knows of nothing. */
export const openOldHouse = async () => {
  const log = await ownLog(inject('postgresUrl'), fill('public'))
  const address = inject('temporalAddress')
  const namespace = `old-house-${randomBytes(4).toString('hex')}`
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace })
  await prepareNamespace(client, namespace)
  const settings = { EVENTSTORE_URL: log.url, MASTER_KEY: masterKey, DAY_MS: String(dayMs), ...ownBuckets() }
  const server = await startHouse(settings, (kernel) => reactorsOf(kernel, client), [], fill('kernel'))
  const { kernel } = server
  await kernel.blobs.ready()
  for (const line of rowsOf('blob')) {
    const [name = '', content = ''] = line.split('\t')
    await kernel.blobs.put(name, Buffer.from(content, 'base64'))
  }
  /** Works at every queue until `stop`. */
  const begin = async () => {
    const work = workOf(kernel, client)
    const workers: Worker[] = []
    for (const taskQueue of queues)
      workers.push(
        await Worker.create({
          connection: native,
          namespace,
          taskQueue,
          activities: work[taskQueue],
          ...workflowSourceOf(taskQueue),
        }),
      )
    const running = workers.map((worker) => worker.run())
    return async () => {
      for (const worker of workers) worker.shutdown()
      await Promise.all(running)
    }
  }
  const stop = async () => {
    await server.stop()
    await connection.close()
    await native.close()
    await log.stop()
  }
  return { server, client, house: householdIn(server), begin, stop }
}
export type OldHouse = Awaited<ReturnType<typeof openOldHouse>>
