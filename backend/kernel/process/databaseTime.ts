import * as v from 'valibot'
import { sql } from '../db.ts'
import type { Kernel } from '../kernel.ts'
import { dataLoaderIn } from '../log/dataLoader.ts'

const timeOf = dataLoaderIn(async (db, asked: readonly undefined[]) => {
  const { now } = await db.one(sql.type(v.object({ now: v.string() }))`select clock_timestamp() as now`)
  return asked.map(() => now)
})

/** The database server's own clock, read after this is asked: the second of the two by which steps are timed. */
export const databaseTime = ({ db }: Pick<Kernel, 'db'>): Promise<string> => timeOf(db, undefined)
