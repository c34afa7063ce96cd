import { Client } from 'pg'

type Overwriting = {
  readonly stream: string
  readonly revision: number
  readonly from: string
  readonly to: string
}

const inStore = async (databaseUrl: string, statement: string, values: readonly unknown[]): Promise<number | null> => {
  const url = new URL(databaseUrl)
  url.pathname = '/events'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const { rowCount } = await client.query(statement, [...values])
  await client.end()
  return rowCount
}
const AT = 'where revision = $2 and stream_id = (select id from stream where name = $1)'

/** Writes over an event's bytes in the store's own table, as somebody with the database in hand could. */
export const overwrite = (databaseUrl: string, { stream, revision, from, to }: Overwriting): Promise<number | null> =>
  inStore(
    databaseUrl,
    `update event set data = convert_to(replace(convert_from(data, 'UTF8'), $3, $4), 'UTF8') ${AT}`,
    [stream, revision, from, to],
  )

/** Gives an event another id there. */
export const renumber = (
  databaseUrl: string,
  { stream, revision, eventId }: { readonly stream: string; readonly revision: number; readonly eventId: string },
): Promise<number | null> => inStore(databaseUrl, `update event set event_id = $3 ${AT}`, [stream, revision, eventId])
