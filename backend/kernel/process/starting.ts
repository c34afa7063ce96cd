import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import { derivedKey, unwrap } from '../log/keyring.ts'
import { log } from './log.ts'
import { doubts } from './production.ts'
import { readSettings, type Environment, type Settings } from './settings.ts'

const refuseToStart = (reason: string): never => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/** The settings of this process, which ends here with a line for each that is wrong, and warns of what is hardly meant. */
export const settingsOrExit = (environment: Environment): Settings => {
  try {
    const settings = readSettings(environment)
    for (const doubt of doubts(settings)) log.warn(doubt)
    return settings
  } catch (error) {
    return refuseToStart(error instanceof Error ? error.message : String(error))
  }
}

const Row = v.object({ subject: v.string(), wrappedKey: v.instance(Buffer) })

const opensOldestKey = async (db: Db, masterKey: Buffer): Promise<boolean> => {
  const oldest = await db.maybeOne(sql.type(Row)`
    select subject, wrapped_key from kernel.keyring order by created_at, subject limit 1`)
  if (!oldest) return true
  try {
    return unwrap(derivedKey(masterKey, 'keyring'), oldest.subject, oldest.wrappedKey).length > 0
  } catch {
    return false
  }
}

/** Ends the process where the master key is another than the one that this house's texts are sealed with. */
export const requireOwnKey = async (db: Db, { masterKey }: Pick<Settings, 'masterKey'>): Promise<void> => {
  if (!(await opensOldestKey(db, masterKey)))
    refuseToStart('MASTER_KEY does not open the oldest key in kernel.keyring: this database belongs to another key')
}
