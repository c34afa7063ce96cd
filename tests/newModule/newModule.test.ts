// Through: reviews
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addCommand } from './command.ts'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the generator reads and changes. */
const READ = [
  '{backend/modules,projections,workflows,web/modules}/index.ts',
  'web/modules/paths.ts',
  'backend/modules/*/{export,module}.ts',
  'projections/migrations/*',
  'web/app/places.ts',
]

let copy = ''
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-module-'))
  for (const path of READ.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
const linesOf = (folder: string, path: string) => read(folder, path).split('\n')
/** The lines that are new in files that stood before, and those that are gone. */
const changedIn = (paths: readonly string[]) =>
  paths.flatMap((path) => {
    const [old, now] = [linesOf(root, path), linesOf(copy, path)]
    return [...now.filter((line) => !old.includes(line)), ...old.filter((line) => !now.includes(line))]
  })

describe('a new module', () => {
  test.each(['account', 'family'])('of %s adds a line to each list, its page to a place, and one migration', (of) => {
    const before = globSync('**/*.*', { cwd: copy })
    const written = generate(copy, 'photos', of)
    expect(changedIn(before).toSorted()).toEqual([
      "    { title: 'Photos', pages: [paths.photos()] },",
      "export * as photos from './photos/paths.ts'",
      ...Array.from({ length: 4 }, () => "export { photos } from './photos/module.ts'"),
    ])
    expect(written.filter((path) => !path.includes('/photos/'))).toEqual([
      expect.stringMatching(/^projections\/migrations\/\d{4}_photos\.sql$/u),
    ])
  })

  test('of a family is twenty-two files at the most', () =>
    expect(generate(copy, 'photos', 'family').length).toBeLessThanOrEqual(22))

  test.each(['account', 'family'])('of %s is named and worded after its things', (of) => {
    const written = generate(copy, 'anecdotes', of)
    expect(written).toEqual(
      expect.arrayContaining(['backend/modules/anecdotes/anecdote.ts', 'web/modules/anecdotes/AnecdotesPage.tsx']),
    )
    expect(written.filter((path) => /photo/iu.test(read(copy, path)))).toEqual([])
    expect(written.filter((path) => /\ba anecdote/iu.test(read(copy, path)))).toEqual([])
  })

  test('has the singular that English has', () =>
    expect(generate(copy, 'memories', 'family')).toContain('backend/modules/memories/memory.ts'))

  test('that there is already, no name, or of nobody, is refused in a sentence', () => {
    generate(copy, 'sonnets')
    expect(() => generate(copy, 'sonnets')).toThrow('There is a module "sonnets" already.')
    expect(() => generate(copy, '../photos')).toThrow('such as "photos"')
    expect(() => generate(copy, 'books', 'staff')).toThrow('A thing is an account’s, or a family’s')
  })
})

describe('a new command', () => {
  const texts = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, read(copy, path)]))

  test.each(['account', 'family'])('of a module of %s adds to its files, and takes nothing away', (of) => {
    const before = texts(generate(copy, 'photos', of))
    const changed = addCommand(copy, 'photos', 'rate')
    for (const path of changed.filter((each) => each.endsWith('.ts'))) {
      const words = (text: string) => text.split(/\W+/u)
      const left = new Set(words(read(copy, path)))
      expect(words(before[path] ?? '').filter((word) => !left.has(word))).toEqual([])
    }
    const text = changed.map((path) => read(copy, path)).join('\n')
    for (const word of ['RatePhoto = ', 'ratePhoto =', "Event<'PhotoRated'", '"PhotoRated"', "'/:id/rate'"])
      expect(text).toContain(word)
  })

  test('says what has happened as English does, or as it is told', () => {
    generate(copy, 'photos', 'family')
    for (const [verb, past] of [['publish'], ['pin', 'pinned']] as const) addCommand(copy, 'photos', verb, past)
    const events = read(copy, 'backend/modules/photos/events.ts')
    expect(events).toContain("Event<'PhotoPublished', { publishedAt: string }>")
    expect(events).toContain("Event<'PhotoPinned', { pinnedAt: string }>")
  })

  test('of no module, of no name, twice, or of a module of another shape, is refused in a sentence', () => {
    expect(() => addCommand(copy, 'photos', 'rate')).toThrow('There is no module "photos"')
    generate(copy, 'photos', 'family')
    expect(() => addCommand(copy, 'photos', 'Rate it')).toThrow('such as "rate"')
    addCommand(copy, 'photos', 'rate')
    expect(() => addCommand(copy, 'photos', 'rate')).toThrow('has the command "rate" already')
    const routes = 'backend/modules/photos/routes.ts'
    rmSync(join(copy, routes))
    expect(() => addCommand(copy, 'photos', 'praise')).toThrow(`No place was found in ${routes}`)
    expect(read(copy, 'backend/modules/photos/events.ts')).not.toContain('Praise')
  })
})
