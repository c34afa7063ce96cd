import { LARGEST_FILE_MB } from '../contract.ts'
import { log } from './log.ts'

/** The house's switches. */
export type System = {
  readonly maintenanceMode: boolean
  readonly registrationEnabled: boolean
  /** In MB. */
  readonly maxFileSize: number
  readonly emailNotifications: boolean
}

export const DEFAULT_SYSTEM: System = {
  maintenanceMode: false,
  registrationEnabled: true,
  maxFileSize: LARGEST_FILE_MB,
  emailNotifications: true,
}
/** @number how old a process's knowledge of the switches may be */
const FOR_MS = 1_000

/**
 * The house's switches as every process sees them, at most a second old. While they cannot be read the last known ones
 * hold: nothing that must go out waits for them.
 */
export const systemOf = (read: () => Promise<System>) => {
  let known = DEFAULT_SYSTEM
  let until = 0
  const now = async (): Promise<System> => {
    if (Date.now() < until) return known
    until = Date.now() + FOR_MS
    try {
      known = await read()
    } catch (error) {
      log.warn('switches not read', { error })
    }
    return known
  }
  return { now, forget: () => void (until = 0) }
}
export type SystemNow = ReturnType<typeof systemOf>
