import { mkdirSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('template/', import.meta.url))
const INDEXES = ['backend/modules', 'projections', 'workflows', 'web/modules'] as const
const NAME = /^[a-z]{3,30}s$/u

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

/** The template tells of photos: each word that names them is put into the new module's. */
const renamed = (text: string, many: string): string => {
  const one = many.slice(0, -1)
  return text
    .replaceAll('photos', many)
    .replaceAll('Photos', capital(many))
    .replaceAll('photo', one)
    .replaceAll('Photo', capital(one))
}

/** The next number of the series of read tables. */
const nextNumber = (root: string): string => {
  const numbers = readdirSync(join(root, 'projections/migrations')).map((file) => Number(file.slice(0, 4)))
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

/** A place on the page of an export after what people keep, before the account's own facts. */
const nextPlace = (root: string): string => {
  const taken = globSync('backend/modules/*/export.ts', { cwd: root }).map((file) =>
    Number(/^ {2}place: (\d+),$/mu.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? 0),
  )
  return String(Math.max(...taken.filter((place) => place < 50)) + 1)
}

const listIn = (root: string, folder: string, name: string): void => {
  const file = join(root, folder, 'index.ts')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const comments = lines.filter((line) => !line.startsWith('export'))
  const listed = [...lines.filter((line) => line.startsWith('export')), `export { ${name} } from './${name}/module.ts'`]
  writeFileSync(file, `${[...comments, ...listed.toSorted()].join('\n')}\n`)
}

/** Writes a line above the marked one. */
const enter = (root: string, file: string, mark: string, line: string): void => {
  const path = join(root, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(mark, `${line}\n${mark}`))
}

/**
 * Writes a module with one command, one event, one table and one page into the tree at `root`, and lists it.
 * @param name its plural, such as `photos`
 * @returns the files that are new
 * @throws Error with a sentence where there is such a module, or the name is none
 */
export const generate = (root: string, name: string): readonly string[] => {
  if (!NAME.test(name)) throw new Error('Name the module in the plural and in small letters, such as "photos".')
  if (readdirSync(join(root, 'backend/modules')).includes(name)) throw new Error(`There is a module "${name}" already.`)
  const [number, place] = [nextNumber(root), nextPlace(root)]
  const written = globSync('**/*.tpl', { cwd: TEMPLATE }).map((path) => {
    const to = renamed(path.replace(/\.tpl$/u, ''), name).replace('/0000_', `/${number}_`)
    const text = renamed(readFileSync(join(TEMPLATE, path), 'utf8'), name).replace('{place}', place)
    mkdirSync(dirname(join(root, to)), { recursive: true })
    writeFileSync(join(root, to), text)
    return to
  })
  for (const folder of INDEXES) listIn(root, folder, name)
  // Its page has a place, and is closed until it is ready.
  enter(root, 'web/app/places.ts', '    // A new page', `    { title: '${capital(name)}', pages: [paths.${name}()] },`)
  enter(root, 'web/app/closed.ts', '])\n', `  paths.${name}(),`)
  return written.toSorted()
}
