import type { Candidate } from './candidate.ts'
import { recipeInExport, recipesInBackup } from './mealie.ts'
import { recipesInJson, recipesInPage } from './page.ts'
import { recipesInText } from './pasted.ts'
import { isNode } from './schemaOrg.ts'
import { recipeInTandoor } from './tandoor.ts'
import { BrokenZip, filesIn, type ZipFile } from './zip.ts'

/** @number bytes of the tables of a backup, unpacked */
const MOST_TABLES = 400 * 1_024 * 1_024
/** @number bytes of a recipe's file in an archive of its own, unpacked */
const MOST_RECIPE = 5 * 1_024 * 1_024
/** @number bytes of a file of text, in an archive or in none */
export const MOST_TEXT = 20 * 1_024 * 1_024
/** @number bytes of one recipe's archive within another, with its pictures */
const MOST_INNER = 60 * 1_024 * 1_024

/** Why nothing of a file can be read. */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat'
}

const lastOf = (name: string): string => name.split('/').at(-1) ?? ''
const jsonIn = async (file: ZipFile, most: number): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await file.read(most))) as unknown

/** What one file of an archive holds; one that is broken is named by its file, and takes no other along. */
const one = async (file: ZipFile, read: () => Promise<readonly Candidate[]>): Promise<readonly Candidate[]> => {
  try {
    return await read()
  } catch {
    return [{ state: 'failed', title: lastOf(file.name), reasons: ['broken'] }]
  }
}

const listOf = (found: Candidate | undefined): readonly Candidate[] => (found ? [found] : [])

const inInner = async (file: ZipFile, newId: () => string): Promise<readonly Candidate[]> => {
  const inner = await filesIn(new Blob([await file.read(MOST_INNER)]))
  const recipe = inner.find(({ name }) => name === 'recipe.json')
  if (!recipe) throw new BrokenZip('no recipe')
  return listOf(recipeInTandoor(await jsonIn(recipe, MOST_RECIPE), newId))
}

const inFile = async (file: ZipFile, newId: () => string): Promise<readonly Candidate[]> => {
  const text = new TextDecoder().decode(await file.read(MOST_TEXT))
  const value: unknown = JSON.parse(text)
  if (isNode(value) && Array.isArray(value['steps'])) return listOf(recipeInTandoor(value, newId))
  const found = recipesInJson(text, newId)
  return found.length > 0 ? found : listOf(recipeInExport(value, newId))
}

/**
 * The recipes of an archive, by what is in it: a backup's tables, one archive a recipe, or one file a recipe.
 * @param onOne is told after each, so that a page can say how far it is
 */
const inArchive = async (
  blob: Blob,
  newId: () => string,
  onOne: (n: number) => void,
): Promise<readonly Candidate[]> => {
  const files = await filesIn(blob)
  const tables = files.find(({ name }) => lastOf(name) === 'database.json')
  if (tables) return recipesInBackup(await jsonIn(tables, MOST_TABLES), newId)
  const inner = files.filter(({ name }) => name.endsWith('.zip'))
  const single = files.filter(({ name }) => name.endsWith('.json'))
  const found: Candidate[] = []
  for (const file of [...inner, ...single]) {
    const isInner = file.name.endsWith('.zip')
    found.push(...(await one(file, () => (isInner ? inInner(file, newId) : inFile(file, newId)))))
    onOne(found.length)
  }
  return found
}

const isArchive = async (blob: Blob): Promise<boolean> => {
  const [p, k] = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  return p === 0x50 && k === 0x4b
}

/**
 * The recipes of a file that somebody chose: an archive of Mealie, Tandoor or ours, JSON-LD, a page's source, a text.
 * @throws UnknownFormat where there is no recipe in it · BrokenZip
 */
export const recipesInFile = async (
  blob: Blob,
  newId: () => string,
  onOne: (n: number) => void = () => undefined,
): Promise<readonly Candidate[]> => {
  if (await isArchive(blob)) {
    const found = await inArchive(blob, newId, onOne)
    if (found.length === 0) throw new UnknownFormat()
    return found
  }
  if (blob.size > MOST_TEXT) throw new UnknownFormat()
  const text = new TextDecoder().decode(await blob.arrayBuffer())
  if (/\p{Cc}/u.test(text.slice(0, 1_000).replaceAll(/\s/g, ''))) throw new UnknownFormat()
  const found = /^\s*</.test(text) ? recipesInPage(text, '', newId) : recipesInText(text, newId)
  if (found.length === 0) throw new UnknownFormat()
  return found
}
