import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import { dataLoaderIn } from '../log/dataLoader.ts'

const Row = v.object({ at: v.string() })

/** True in a query while this house, brought back from a backup, has not been opened by an admin. */
export const houseIsClosed = sql.fragment`exists (select from kernel.restored where opened_at is null)`

const closed = dataLoaderIn(async (db, asked: readonly undefined[]) => {
  const row = await db.maybeOne(sql.type(Row)`
    select at from kernel.restored where opened_at is null order by at desc limit 1`)
  return asked.map(() => row?.at ?? null)
})
/** Since when this house, brought back from a backup, delivers nothing; null where it is open. */
export const closedSince = (db: Db): Promise<string | null> => closed(db, undefined)

/** This house is being brought back from a backup: it delivers nothing until an admin opens it. */
export const closeRestored = (db: Db, at: string) =>
  db.query(sql.typeAlias('void')`insert into kernel.restored (at) values (${at})`)

export const openRestored = (db: Db, at: string) =>
  db.query(sql.typeAlias('void')`update kernel.restored set opened_at = ${at} where opened_at is null`)
