import * as v from 'valibot'
import { sql, type Db } from '../db.ts'

const Row = v.object({ at: v.string() })

/** The instant since which this house keeps a rule: nobody loses anything by a rule that they could not know. */
export const featureStartOf = async (db: Db, rule: 'sign-ups-end'): Promise<string> =>
  (await db.one(sql.type(Row)`select at from kernel.beginnings where rule = ${rule}`)).at
