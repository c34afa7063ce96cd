import * as v from 'valibot'
import type { Entry } from '../zip/directory.ts'

/** Where an export of ours has what it knows of a family's memories (`backend/modules/items/export.ts`). */
const DATA = 'data/items.json'
/** Where a zip of memories that were taken home has it (`backend/modules/items/takeHome.ts`). */
const TAKEN_HOME = 'memories.json'
const FILES = /^memories(-\d+)?\/[^/]+$/

const Row = v.object({
  kind: v.string(),
  name: v.optional(v.string(), ''),
  title: v.string(),
  caption: v.string(),
  text: v.optional(v.string(), ''),
  isFavorite: v.optional(v.boolean(), false),
  date: v.object({ words: v.string(), source: v.nullable(v.string()) }),
  files: v.array(v.string()),
})
/** What an export of ours says of a file. */
export type Exported = v.InferOutput<typeof Row>

/** Which of an archive's files is the data of an export of ours; undefined where it is none. */
export const dataOf = (entries: readonly Entry[]): Entry | undefined => {
  const named = (wanted: string) => entries.find(({ name }) => name === wanted)
  if (!entries.some(({ name }) => FILES.test(name))) return undefined
  if (named('index.html')) return named(DATA)
  return named('CHECKSUMS.txt') && named(TAKEN_HOME)
}

export const isMemory = (name: string): boolean => FILES.test(name)

/** It tells about the memories, and is none. */
export const isAboutThem = (name: string): boolean =>
  name === TAKEN_HOME || /^(index\.html|data\/[^/]+|CHECKSUMS(-\d+)?\.txt)$/.test(name)

/** What is said of each file, by its name in the archive; nothing of what cannot be read. */
export const exportedFacts = (text: string): ReadonlyMap<string, Exported> => {
  let rows: unknown
  try {
    rows = JSON.parse(text)
  } catch {
    return new Map()
  }
  const all = Array.isArray(rows) ? rows : []
  return new Map(
    all.flatMap((row: unknown) => {
      const parsed = v.safeParse(Row, row)
      return parsed.success ? parsed.output.files.map((file) => [file, parsed.output] as const) : []
    }),
  )
}
