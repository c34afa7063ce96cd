import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings, type Environment } from '../../backend/kernel/process/settings.ts'

/** The settings with which the stack in this folder was started. */
export const settingsIn = async (folder: string) => {
  const text = await readFile(join(folder, 'settings.json'), 'utf8')
  return readSettings(JSON.parse(text) as Environment)
}
