import { createPool, createSqlTag, SchemaValidationError } from 'slonik'
import type { DatabasePool, DatabaseTransactionConnection, Interceptor } from 'slonik'
import * as v from 'valibot'
import { metrics } from './process/metrics.ts'
import { remembered } from './words/remembered.ts'

/** As Postgres can hold it: without NUL, and without halves of a surrogate pair. What an event holds cannot stop a table. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [storable(name), storable(each)]))
}

const tag = createSqlTag({ typeAliases: { void: v.object({}) } })
/** The only `sql`: its `type(schema)` takes any valibot schema and rows are parsed by it. */
export const sql = {
  ...tag,
  // Escaped in JSON, they are out of the interceptor's reach.
  jsonb: (value: Parameters<typeof tag.jsonb>[0]) => tag.jsonb(storable(value) as typeof value),
}

export type Db = DatabasePool
/** A part of a statement. */
export type Fragment = ReturnType<typeof sql.fragment>
export type Tx = DatabaseTransactionConnection

const camelOf = remembered((name) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** Rows as `sql.type(schema)` says, at once: the library's own way for it makes a queue for each statement. */
const parsedRows: Interceptor = {
  name: 'parsed-rows',
  transformRow: ({ resultParser }, query, given) => {
    const row: Record<string, (typeof given)[string]> = {}
    for (const name in given) row[camelOf(name)] = given[name] ?? null
    if (!resultParser) return row
    const result = resultParser['~standard'].validate(row)
    if (result instanceof Promise) throw new TypeError('A schema of rows reads nothing')
    // The row itself stays out of the error: it may hold somebody's words.
    if (result.issues) throw new SchemaValidationError(query, { columns: Object.keys(row).join(' ') }, result.issues)
    return result.value as typeof row
  },
}

const countedStatements: Interceptor = {
  name: 'counted-statements',
  transformQuery: (_context, query) => {
    metrics.statements.inc()
    return query
  },
}

const storableValues: Interceptor = {
  name: 'storable-values',
  transformQuery: (_context, query) => ({ ...query, values: query.values.map(storable) as typeof query.values }),
}

/** @number prepared statements on a connection. What is made anew each time would fill it. */
const MOST_PREPARED = 500
/** Who comes so often comes again. */
const OFTEN = 5

/** Statements that come again are read and planned once a connection. */
const preparedStatements = (): Interceptor => {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()
  const prepare = (text: string): string | undefined => {
    const times = (seen.get(text) ?? 0) + 1
    if (seen.size > MOST_PREPARED) seen.clear()
    seen.set(text, times)
    if (times < OFTEN || names.size >= MOST_PREPARED) return undefined
    seen.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }
  return {
    name: 'prepared-statements',
    transformQuery: (_context, query) => {
      const name = names.get(query.sql) ?? prepare(query.sql)
      return name === undefined ? query : { ...query, name }
    },
  }
}

/**
 * @number how long an idle connection to Postgres is kept. A new connection costs both sides more than some hundred
 * statements: its proof of a password alone.
 */
const IDLE_MS = 5 * 60_000

/** @number connections to Postgres that a process holds at the most */
const POOL_SIZE = 10

/** A pool whose rows have camelCase names, numbers for int8 and ISO instants for timestamps. */
export const connect = (databaseUrl: string, poolSize = POOL_SIZE): Promise<Db> =>
  createPool(databaseUrl, {
    captureStackTrace: false,
    connectionTimeout: 5_000,
    idleTimeout: IDLE_MS,
    interceptors: [countedStatements, storableValues, preparedStatements(), parsedRows],
    maxPoolSize: poolSize,
    // Nothing of ours changes a session: no setting, no listen, no temporary table.
    resetConnection: () => Promise.resolve(),
    statementTimeout: 30_000,
    typeParsers: [
      { name: 'int8', parse: Number },
      { name: 'numeric', parse: Number },
      { name: 'timestamptz', parse: (value) => new Date(value).toISOString() },
    ],
  })
