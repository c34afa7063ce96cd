import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Where a program of this name lies on PATH. */
export const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram)
