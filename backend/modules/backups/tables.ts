import * as v from 'valibot'
import { sql, type Db, type Tx } from '../../kernel/db.ts'

/**
 * What the log cannot give back. Checkpoints only tell which reactors there are: a restored log has new positions.
 * A test asks of each table of the kernel's on which side it stands.
 */
export const TABLES = [
  'time_vault',
  'credentials',
  'totp',
  'recovery_codes',
  'passkeys',
  'devices',
  'signs',
  'payment_inbox',
  'checkpoints',
] as const
/**
 * People sign in again; tries, tickets, the page's heartbeat, what was found on a look round, how often a mail left, where
 * a subscription stands, what an event had yet to do and room that was promised are of the day. A rule begins anew in the house that a backup is put
 * into, and the restore itself says when it was. What machines made they can make again.
 */
export const LEFT_OUT = [
  'sessions',
  'limits',
  'tickets',
  'service_heartbeat',
  'findings',
  'sent_mails',
  'stopped_subscriptions',
  'beginnings',
  'staged',
  'reserved',
  'restored',
  'artefacts',
  'erased_artefacts',
] as const
export type Table = (typeof TABLES)[number] | 'keyring'

const AT_ONCE = 500
const Row = v.object({ line: v.string() })
const RowLine = v.object({ table: v.picklist([...TABLES, 'keyring']), row: v.record(v.string(), v.unknown()) })

/** The rows of these tables, as the transaction sees them. */
export async function* tableLines(tx: Tx, tables: readonly Table[]): AsyncGenerator<string> {
  for (const table of tables) {
    await tx.query(sql.typeAlias('void')`
      declare rows_of_backup no scroll cursor for
      select row_to_json(t)::text as line from ${sql.identifier(['kernel', table])} t`)
    for (;;) {
      const rows = await tx.any(sql.type(Row)`fetch 500 from rows_of_backup`)
      for (const { line } of rows) yield `{"table":"${table}","row":${line}}`
      if (rows.length < AT_ONCE) break
    }
    await tx.query(sql.typeAlias('void')`close rows_of_backup`)
  }
}

/** One moment of all tables, whatever is written meanwhile. */
export const atOneMoment = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.query(sql.typeAlias('void')`set transaction isolation level repeatable read, read only`)
    return read(tx)
  })

/** Puts lines back as rows of the same tables in a schema. @returns how many */
export const putRows = async (db: Db | Tx, schema: string, lines: AsyncIterable<string>): Promise<number> => {
  let count = 0
  let waiting: { table: Table; row: object }[] = []
  const flush = async () => {
    for (const [table, rows] of Map.groupBy(waiting, (each) => each.table)) {
      const json = JSON.stringify(rows.map(({ row }) => row))
      // What a column is that came after the backup, the table says itself.
      const names = Object.keys(rows[0]?.row ?? {}).map((name) => sql.identifier([name]))
      const columns = sql.join(names, sql.fragment`, `)
      await db.query(sql.typeAlias('void')`
        insert into ${sql.identifier([schema, table])} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.identifier(['kernel', table])}, ${json}::json)`)
    }
    count += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    waiting.push(v.parse(RowLine, JSON.parse(line)))
    if (waiting.length >= AT_ONCE) await flush()
  }
  await flush()
  return count
}
