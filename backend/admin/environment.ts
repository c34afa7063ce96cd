import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The process's own settings, or those of the stack that runs on this machine. */
export const environmentOf = async (environment: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => {
  if (environment['DATABASE_URL']) return environment
  const folder = environment['EVERHEARTH_DATA'] ?? '.data'
  return JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as NodeJS.ProcessEnv
}
