import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Environment } from '../../../backend/kernel/settings.ts'

/** The settings with which the stack of this run was started. */
export const settingsOfRun = async () => {
  const text = await readFile(join(process.env['JOURNEY_FOLDER'] ?? '', 'settings.json'), 'utf8')
  return readSettings(JSON.parse(text) as Environment)
}
