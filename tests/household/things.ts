import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Thing } from './thing.ts'

const files = globSync('backend/modules/*/testing/thing.ts').toSorted()
/** The kinds of things of all modules that say how theirs are used (`testing/thing.ts`). */
export const things: readonly Thing[] = await Promise.all(
  files.map(async (file) => ((await import(pathToFileURL(file).href)) as { readonly thing: Thing }).thing),
)
