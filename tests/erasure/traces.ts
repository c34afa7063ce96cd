import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'

/** A word that stands nowhere else. */
export const word = () => `zq${randomBytes(9).toString('hex')}`

const Line = v.object({ line: v.string() })

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
