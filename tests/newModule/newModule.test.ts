// Through: reviews
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the generator reads and changes. */
const READ = [
  '{backend/modules,projections,workflows,web/modules}/index.ts',
  'backend/modules/*/export.ts',
  'projections/migrations/*',
  'web/app/{places,closed}.ts',
]

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-module-'))
  for (const path of READ.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const linesOf = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8').split('\n')

test('a new module adds six lines to what there is, and one migration', () => {
  const before = globSync('**/*.*', { cwd: copy })
  const written = generate(copy, 'photos')
  const changed = before.flatMap((path) => {
    const old = linesOf(root, path)
    const now = linesOf(copy, path)
    return [...now.filter((line) => !old.includes(line)), ...old.filter((line) => !now.includes(line))]
  })
  expect(changed.toSorted()).toEqual([
    "    { title: 'Photos', pages: [paths.photos()] },",
    '  paths.photos(),',
    ...Array.from({ length: 4 }, () => "export { photos } from './photos/module.ts'"),
  ])
  expect(written.filter((path) => !path.includes('/photos/'))).toEqual([
    expect.stringMatching(/^projections\/migrations\/\d{4}_photos\.sql$/u),
  ])
})

test('its files are named and worded after it', () => {
  const written = generate(copy, 'albums')
  expect(written).toEqual(
    expect.arrayContaining(['backend/modules/albums/album.ts', 'web/modules/albums/AlbumsPage.tsx']),
  )
  expect(written.filter((path) => /photo/iu.test(readFileSync(join(copy, path), 'utf8')))).toEqual([])
})

test('a module that there is already, or no name, is refused in a sentence', () => {
  generate(copy, 'sonnets')
  expect(() => generate(copy, 'sonnets')).toThrow('There is a module "sonnets" already.')
  expect(() => generate(copy, '../photos')).toThrow('such as "photos"')
})
