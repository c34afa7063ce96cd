import { randomBytes } from 'node:crypto'
import { historyToJSON } from '@temporalio/common/lib/proto-utils.js'
import * as v from 'valibot'
import { inject } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Stage } from './stage.ts'

/** A word that stands nowhere else. */
export const word = () => `zq${randomBytes(9).toString('hex')}`

const Line = v.object({ line: v.string() })
const Stream = v.object({ stream: v.string() })
const Mails = v.array(
  v.object({ to: v.array(v.object({ address: v.string() })), subject: v.string(), text: v.string() }),
)

/** Every row of every table of the database, as text. */
export const rowsIn = async ({ db }: Kernel): Promise<string> => {
  const tables = await db.any(sql.type(v.object({ schema: v.string(), name: v.string() }))`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  const lines = await Promise.all(
    tables.map(({ schema, name }) =>
      db.any(sql.type(Line)`select row_to_json(t)::text as line from ${sql.identifier([schema, name])} as t`),
    ),
  )
  return lines
    .flat()
    .map(({ line }) => line)
    .join('\n')
}

/** The streams that this test's history knows: its database began with it. */
export const streamsIn = ({ db }: Kernel): Promise<readonly string[]> =>
  db.anyFirst(sql.type(Stream)`select distinct stream from audit.events order by stream`)

/** The log as it lies there, and as any backup of it does. */
export const logIn = async (kernel: Kernel): Promise<string> => {
  const streams = await Promise.all((await streamsIn(kernel)).map((stream) => kernel.store.read(stream)))
  return JSON.stringify(streams, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

/** What Temporal keeps of the workflows of these streams, with what they were given and answered. */
export const historiesIn = async ({ client, server }: Stage): Promise<string> => {
  const known = new Set(await streamsIn(server.kernel))
  const texts: string[] = []
  for await (const { workflowId, runId } of client.workflow.list()) {
    if (!known.has(workflowId.split('.', 1)[0] ?? '')) continue
    const history = await client.workflow.getHandle(workflowId, runId).fetchHistory()
    texts.push(
      historyToJSON(history).replaceAll(/"data":\s*"([A-Za-z0-9+/=]*)"/g, (_, data: string) =>
        Buffer.from(data, 'base64').toString(),
      ),
    )
  }
  return texts.join('\n')
}

/** The mails that an address got, in their order. */
export const mailsTo = async (address: string) => {
  const mails = v.parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
  return mails.filter(({ to }) => to.some((each) => each.address.toLowerCase() === address.toLowerCase()))
}
