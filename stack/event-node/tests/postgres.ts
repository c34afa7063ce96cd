import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'

/** The address of a database that does not exist yet: the node makes it. */
export const newDatabaseUrl = () => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/event_node_${randomUUID().replaceAll('-', '')}`
  return url.href
}

export const inDatabase = async <Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

const WAITING = `select 1 from pg_stat_activity
  where datname = current_database() and application_name = 'event-node writer' and wait_event_type = 'Lock'`

/** Whether the node's statement has reached Postgres and waits there. */
export const isCommitWaiting = (url: string) =>
  inDatabase(url, async (client) => (await client.query(WAITING)).rowCount === 1)

/** No batch can commit while `act` runs. */
export const whileCommitsWait = (url: string, act: () => Promise<void>) =>
  inDatabase(url, async (client) => {
    await client.query('begin')
    await client.query('select 1 from head for update')
    await act()
    await client.query('commit')
  })
