// Through: kernel
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sources } from './cruise.ts'
import { tablesIn } from './tables.ts'
import { textsIn } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const SHIPPED = /^backend\/(kernel|modules)\/(?!.*(?:\.test\.ts$|\/?testing\/))/u
const shipped = sources(root).filter((file) => SHIPPED.test(file))
const textsOf = (file: string) => textsIn(file, readFileSync(join(root, file), 'utf8'))

const tables = [...tablesIn(root).keys()].filter((table) => !table.startsWith('kernel.'))
const schemas = new Set(tables.map((table) => table.split('.')[0]))
const SEGMENT = /^(?:\/api)?\/([a-z][a-z-]*)(?:[/{]|$)/u
/** What the paths of modules begin with, below /api or not. */
const paths = new Set(
  shipped
    .filter((file) => file.startsWith('backend/modules/'))
    .flatMap((file) => textsOf(file).flatMap((text) => SEGMENT.exec(text)?.[1] ?? []))
    .filter((path) => path !== 'api'),
)

/** What of modules the texts of a file name: tables, and paths, also in a pattern. */
const namedIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [
    ...[...text.matchAll(/(?<![\w.])([a-z_]+)\.[a-z_]+/gu)].flatMap(([name, schema]) =>
      schemas.has(schema) ? [name] : [],
    ),
    ...(/api\b/u.test(text) ? [...text.matchAll(/[a-z-]+/gu)].map(([word]) => word) : [SEGMENT.exec(text)?.[1] ?? ''])
      .filter((word) => paths.has(word))
      .map((word) => `/${word}`),
  ])

test('no text of the kernel names a table or a path of a module', () => {
  const found = shipped
    .filter((file) => file.startsWith('backend/kernel/'))
    .flatMap((file) => namedIn(textsOf(file)).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
})

test.each([
  ['sql`select is_on from settings.system`', ['settings.system']],
  ["ctx.path === '/api/auth/signup'", ['/auth']],
  [String.raw`/^\/api\/(d|newsletter)/`, ['/d', '/newsletter']],
  ["`/trusted/${'token'}`", ['/trusted']],
  ["'It said settings.system.' // and a comment that names /check", ['settings.system']],
  ["fetch('/api/live')", []],
])('%s names %j', (code, names) => expect(namedIn(textsIn('made.ts', code))).toEqual(names))
