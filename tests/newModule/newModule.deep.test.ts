import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cruise } from '../rules/cruise.ts'
import { addCommand } from './command.ts'
import { generate } from './generate.ts'

// A compiler, a linter and real parts, on a machine that is busy with everything else.
vi.setConfig({ testTimeout: 1_200_000, hookTimeout: 120_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const MOST_FILES = 22
const MOST_LINES = 6

let copy = ''
let files: readonly string[] = []
let photos: readonly string[] = []
let anecdotes: readonly string[] = []
/** Lines of files that stood before, new or gone, after the family's module was written. */
let changed: readonly string[] = []

const run = (command: string, ...parameters: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), parameters, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return status === 0 ? '' : `${stdout}${stderr}`
}
const vitest = (project: string, ...parameters: readonly string[]) =>
  run('vitest', 'run', '--project', project, ...parameters)
const linesIn = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').split('\n')

beforeAll(() => {
  // Inside the project, so that its node_modules are found.
  mkdirSync(join(root, '.data'), { recursive: true })
  copy = mkdtempSync(join(root, '.data', 'new-module-'))
  files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  photos = generate(copy, 'photos', 'family')
  changed = files.flatMap((file) => {
    const [old, now] = [linesIn(root, file), linesIn(copy, file)]
    return [...now.filter((line) => !old.includes(line)), ...old.filter((line) => !now.includes(line))]
  })
  anecdotes = generate(copy, 'anecdotes')
  const commands = ['photos', 'anecdotes'].flatMap((name) => addCommand(copy, name, 'rate'))
  run('oxfmt', ...photos, ...anecdotes, ...commands)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a family’s module is a few files, and a line in each list', () => {
  expect(photos.length).toBeLessThanOrEqual(MOST_FILES)
  expect(changed.length).toBeLessThanOrEqual(MOST_LINES)
  expect(changed.filter((line) => !/photos/iu.test(line))).toEqual([])
})

test('new modules keep to types, to rules of imports and to the linter', () => {
  expect(run('tsc')).toBe('')
  expect(cruise(copy).violations).toEqual([])
  const code = [...photos, ...anecdotes].filter((file) => /\.tsx?$/u.test(file))
  expect(run('oxlint', '--type-aware', '--deny-warnings', ...code)).toBe('')
})

test('their own tests are green, and those of every list', () => {
  expect(vitest('unit', 'tests/modules', 'tests/attacks', 'backend/modules/photos', 'backend/modules/anecdotes')).toBe(
    '',
  )
})

test('their routes work, and what was removed is erased', () => {
  expect(vitest('parts', 'backend/modules/photos', 'backend/modules/anecdotes')).toBe('')
})

test('their things keep to roles, ids and commands', () => {
  const walked = ['roles', 'walk', 'foreignIds', 'staleFamilies'].map((name) => `tests/attacks/${name}.parts.test.ts`)
  const theirs = 'photos|anecdotes|a moment ago|each route of a module|knows every place'
  expect(vitest('parts', ...walked, '-t', theirs)).toBe('')
})

test('their read tables can be rebuilt', () => {
  expect(vitest('parts', 'tests/rebuild/rebuild.parts.test.ts', '-t', 'beside the live tables')).toBe('')
})
