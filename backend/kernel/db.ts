import { createPool, createSqlTag, SchemaValidationError } from 'slonik'
import type { DatabasePool, DatabaseTransactionConnection, Interceptor } from 'slonik'
import * as v from 'valibot'
import { metrics } from './process/metrics.ts'

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
export type Tx = DatabaseTransactionConnection

const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const camelRows: Interceptor = {
  name: 'camel-rows',
  transformRow: (_context, _query, row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value])),
}

const parsedRows: Interceptor = {
  name: 'parsed-rows',
  transformRowAsync: async ({ resultParser }, query, row) => {
    if (!resultParser) return row
    const result = await resultParser['~standard'].validate(row)
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

/** A pool whose rows have camelCase names, numbers for int8 and ISO instants for timestamps. */
export const connect = (databaseUrl: string, poolSize = 10): Promise<Db> =>
  createPool(databaseUrl, {
    captureStackTrace: false,
    connectionTimeout: 5_000,
    interceptors: [countedStatements, storableValues, camelRows, parsedRows],
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
