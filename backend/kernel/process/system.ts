import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import { log } from './log.ts'

const Row = v.object({
  maintenanceMode: v.boolean(),
  registrationEnabled: v.boolean(),
  maxFileSize: v.number(),
  emailNotifications: v.boolean(),
})
type System = v.InferOutput<typeof Row>

export const DEFAULT_SYSTEM: System = {
  maintenanceMode: false,
  registrationEnabled: true,
  maxFileSize: 100,
  emailNotifications: true,
}
const FOR_MS = 1_000

/**
 * The house's switches as every process sees them, at most a second old. While Postgres is away the last known ones
 * hold: nothing that must go out waits for them.
 */
export const systemOf = (db: Db) => {
  let known = DEFAULT_SYSTEM
  let until = 0
  const now = async (): Promise<System> => {
    if (Date.now() < until) return known
    until = Date.now() + FOR_MS
    try {
      known =
        (await db.maybeOne(sql.type(Row)`
          select maintenance_mode, registration_enabled, max_file_size, email_notifications
          from settings.system`)) ?? DEFAULT_SYSTEM
    } catch (error) {
      log.warn('switches not read', { error })
    }
    return known
  }
  return { now, forget: () => void (until = 0) }
}
export type SystemNow = ReturnType<typeof systemOf>
