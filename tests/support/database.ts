import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the stack in this folder keeps its tables. */
export const databaseUrlIn = async (folder: string): Promise<string> => {
  const text = await readFile(join(folder, 'settings.json'), 'utf8')
  return (JSON.parse(text) as { DATABASE_URL: string }).DATABASE_URL
}
