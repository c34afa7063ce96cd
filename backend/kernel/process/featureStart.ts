import * as v from 'valibot'
import { sql, type Db } from '../db.ts'

const Row = v.object({ at: v.string() })

/** Since when this house keeps a rule, an instant: nobody loses anything by a rule of which there was nothing to know. */
export const featureStartOf = async (db: Db, rule: 'sign-ups-end'): Promise<string> =>
  (await db.one(sql.type(Row)`select at from kernel.beginnings where rule = ${rule}`)).at
