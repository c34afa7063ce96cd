import { Client } from 'pg'

type Overwriting = {
  readonly stream: string
  readonly revision: number
  readonly from: string
  readonly to: string
}

/** Writes over an event's bytes in the store's own table, as somebody with the database in hand could. */
export const overwrite = async (
  databaseUrl: string,
  { stream, revision, from, to }: Overwriting,
): Promise<number | null> => {
  const url = new URL(databaseUrl)
  url.pathname = '/events'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  const { rowCount } = await client.query(
    `update event set data = convert_to(replace(convert_from(data, 'UTF8'), $3, $4), 'UTF8')
     where revision = $2 and stream_id = (select id from stream where name = $1)`,
    [stream, revision, from, to],
  )
  await client.end()
  return rowCount
}
