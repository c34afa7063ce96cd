import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { blobsOf } from '../../backend/kernel/blob/blobs.ts'
import { withOwnStack } from '../support/ownStack.ts'
import { settingsIn } from '../support/settings.ts'
import { live } from './live.ts'

const DAY_MS = 4_000
const root = fileURLToPath(new URL('../..', import.meta.url))

const tablesIn = async (client: Client, schema: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = $1 and table_type = 'BASE TABLE' order by 1",
    [schema],
  )
  return rows.map(({ name }) => name)
}

/** A line for each row: the table and the row, as Postgres writes it. */
const rowsOf = async (databaseUrl: string, schema: string): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const lines: string[] = []
  for (const table of await tablesIn(client, schema)) {
    const { rows } = await client.query<{ row: string }>(`select row_to_json(t)::text as row from ${schema}.${table} t`)
    lines.push(...rows.map(({ row }) => `${schema}.${table}\t${row}`))
  }
  await client.end()
  return lines
}

const eventsUrlOf = (databaseUrl: string) => new URL('/events', databaseUrl).href

/** Waits until a house has nothing more to say: its log stands still for a while. */
const quiet = async (databaseUrl: string): Promise<string[]> => {
  for (let before = 0; ; await pause(3_000)) {
    const lines = await rowsOf(eventsUrlOf(databaseUrl), 'public')
    if (lines.length === before) return lines
    before = lines.length
  }
}

// Writes house.gz beside this file: a house as the code of its day left it. A newer one replaces nothing; it is added.
await withOwnStack({ root, dayMs: DAY_MS }, async ({ app, mail, folder }) => {
  await live({ app, catcher: mail, dayMs: DAY_MS })
  const settings = await settingsIn(folder)
  const events = await quiet(settings.databaseUrl)
  const tables = await rowsOf(settings.databaseUrl, 'kernel')
  const blobs = blobsOf(settings)
  const contents: string[] = []
  for (const { name } of await blobs.list('')) {
    const bytes = Buffer.concat((await (await blobs.get(name)).toArray()) as Buffer[])
    contents.push(`blob\t${name}\t${bytes.toString('base64')}`)
  }
  const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
  await writeFile(here('house.gz'), gzipSync([...events, ...tables, ...contents].join('\n'), { level: 9 }))
  const { masterKey, dayMs } = settings
  await writeFile(here('house.json'), `${JSON.stringify({ masterKey: masterKey.toString('base64'), dayMs })}\n`)
})
process.exit(0)
