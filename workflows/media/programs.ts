import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'

/**
 * The first of these programs that is there, looked for at each use: a newer one may come while we run. They are parted as
 * in PATH; the last is taken without a look, for its name alone may be one that is found on PATH.
 */
export const programIn = (programs: string): string => {
  const each = programs.split(delimiter)
  return each.find((program) => existsSync(program)) ?? each.at(-1) ?? programs
}
