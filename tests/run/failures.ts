import { stripVTControlCharacters } from 'node:util'
import { BY_CHANCE } from './byChance.ts'

/** How vitest, Playwright and we ourselves begin what we tell of a test that failed. */
const HEADS = [/^ FAIL {2}/, /^ {2}\d+\) /, new RegExp(`^${BY_CHANCE}`)]
const EXCERPT = 8
const LAST = 12

/**
 * What went wrong in a step, short enough to stand at the very end of a run, where a reader who is shown the end alone
 * finds it: of each test that failed its name and how its error begins, and of a step without such tests its last lines.
 */
export const failuresOf = (output: string): string[] => {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const heads = lines.flatMap((line, at) => (HEADS.some((head) => head.test(line)) ? [at] : []))
  if (heads.length === 0) return [lines.slice(-LAST).join('\n')]
  return heads.map((at, nth) => lines.slice(at, Math.min(at + EXCERPT, heads[nth + 1] ?? lines.length)).join('\n'))
}
