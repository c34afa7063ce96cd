import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cruise } from '../rules/cruise.ts'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let copy = ''
beforeAll(() => {
  // Inside the project, so that its node_modules are found.
  mkdirSync(join(root, '.data'), { recursive: true })
  copy = mkdtempSync(join(root, '.data', 'new-module-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const path of files.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  generate(copy, 'photos')
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a new module keeps types and rules, and its tests and those of the lists are green', () => {
  const run = (command: string, ...parameters: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), parameters, {
      cwd: copy,
      encoding: 'utf8',
    })
    return status === 0 ? '' : `${stdout}${stderr}`
  }
  expect(run('tsc')).toBe('')
  expect(cruise(copy).violations).toEqual([])
  expect(
    run('vitest', 'run', '--project', 'unit', 'tests/modules', 'backend/modules/photos', 'web/modules/photos'),
  ).toBe('')
}, 300_000)
