import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capital, renamed, wordsOf } from './words.ts'

/** Whose the things of a module are. */
const OWNERS = ['account', 'family'] as const
type Owner = (typeof OWNERS)[number]

const TEMPLATES = fileURLToPath(new URL('template/', import.meta.url))
const INDEXES = ['backend/modules', 'projections', 'workflows', 'web/modules'] as const

/** The next number of the series of read tables. */
const nextNumber = (root: string): string => {
  const numbers = readdirSync(join(root, 'projections/migrations')).map((file) => Number(file.slice(0, 4)))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

/** From here on an export's page tells of the account's own facts. */
const OWN_FACTS = 900

/** A place on the page of an export after what people keep, before the account's own facts. */
const nextPlace = (root: string): string => {
  const taken = globSync('backend/modules/*/{export,module}.ts', { cwd: root }).map((file) =>
    Number(/^ {2}place: (\d+),$/mu.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? 0),
  )
  return String(Math.max(...taken.filter((place) => place < OWN_FACTS)) + 1)
}

/** Puts a line among those of its kind, which stand in the order of the alphabet. */
const listIn = (root: string, file: string, line: string, isAmong: (line: string) => boolean): void => {
  const path = join(root, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const first = lines.findIndex(isAmong)
  const listed = lines.filter((each, at) => at >= first && isAmong(each))
  lines.splice(first, listed.length, ...[...listed, line].toSorted())
  writeFileSync(path, lines.join('\n'))
}
const isExport = (line: string) => line.startsWith('export ')

/** Writes a line above the marked one. */
const enter = (root: string, file: string, mark: string, line: string): void => {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(mark, `${line}\n${mark}`))
}

/**
 * Writes a module into the tree at `root`, and lists it: an account's with one command, or a family's with all that a
 * family does with its things.
 * @param name its plural, such as `photos`
 * @returns the files that are new
 * @throws Error with a sentence where there is such a module, or the name or the owner is none
 */
export const generate = (root: string, name: string, of = 'account'): readonly string[] => {
  const words = wordsOf(name)
  const owner = OWNERS.find((each): each is Owner => each === of)
  if (!owner) throw new Error('A thing is an account’s, or a family’s by "--of family".')
  // A folder alone is none yet: what a module stands on may be there before it.
  if (existsSync(join(root, 'backend/modules', name, 'module.ts')))
    throw new Error(`There is a module "${name}" already.`)
  const [number, place] = [nextNumber(root), nextPlace(root)]
  const template = join(TEMPLATES, owner)
  const written = globSync('**/*.tpl', { cwd: template }).map((path) => {
    const to = renamed(path.replace(/\.tpl$/u, ''), words).replace('/0000_', `/${number}_`)
    const text = renamed(readFileSync(join(template, path), 'utf8'), words).replace('{place}', place)
    mkdirSync(dirname(join(root, to)), { recursive: true })
    writeFileSync(join(root, to), text)
    return to
  })
  for (const folder of INDEXES)
    listIn(root, `${folder}/index.ts`, `export { ${name} } from './${name}/module.ts'`, isExport)
  listIn(root, 'web/modules/paths.ts', `export * as ${name} from './${name}/paths.ts'`, isExport)
  enter(root, 'web/app/places.ts', '    // A new page', `    { title: '${capital(name)}', pages: [paths.${name}()] },`)
  return written.toSorted()
}
