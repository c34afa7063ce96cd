import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '../process/migrate.ts'

const MIGRATIONS = [
  ['../../migrations/', 'migrations'],
  ['../../../projections/migrations/', 'read_migrations'],
] as const
const TEMPLATE = 'migrated'

const within = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const databaseAt = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.toString()
}

const ownDatabase = async (url: string, made = '') => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await within(url, `create database ${name} ${made}`)
  return { url: databaseAt(url, name), drop: () => within(url, `drop database ${name} with (force)`) }
}

/** An empty database of its own on the server that `url` names. */
export const freshDatabase = (url: string) => ownDatabase(url)

/** Runs all migrations once for a server: what `migratedDatabase` copies. */
export const makeTemplate = async (url: string): Promise<void> => {
  await within(url, `create database ${TEMPLATE}`)
  const to = databaseAt(url, TEMPLATE)
  for (const [folder, table] of MIGRATIONS) await migrate(to, new URL(folder, import.meta.url), table)
}

/** A database of its own with all tables, which are empty; the server has the template. */
export const migratedDatabase = (url: string) => ownDatabase(url, `template ${TEMPLATE}`)
