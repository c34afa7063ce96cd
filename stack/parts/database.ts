import { Client } from 'pg'
import { Failure } from '../failure.ts'

/** Runs `act` on a connection of its own. */
export const connected = async <T>(connectionString: string, act: (client: Client) => Promise<T>) => {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {}) // a Postgres that stops meanwhile: the query rejects as well
  try {
    await client.connect()
    return await act(client)
  } finally {
    await client.end().catch(() => {})
  }
}

export const makeMissing = async (client: Client, databases: readonly string[]) => {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
  const known = new Set(rows.map(({ datname }) => datname))
  for (const name of databases) {
    if (!known.has(name)) await client.query(`create database ${client.escapeIdentifier(name)}`)
  }
}

/** The address of another database on the same server. */
export const databaseBeside = (address: string, name: string) => {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

/** Makes a database on a server that is not ours. @throws Failure when that is not allowed */
export const ensureDatabase = async (address: string, name: string) => {
  try {
    await connected(address, (client) => makeMissing(client, [name]))
  } catch (error) {
    throw new Failure(
      `The database "${name}" for the event node could not be made beside the one in DATABASE_URL ` +
        `(${error instanceof Error ? error.message : String(error)}). Make it yourself, or set EVENTSTORE_URL.`,
    )
  }
}
