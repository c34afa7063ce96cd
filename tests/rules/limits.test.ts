import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MOST_LINES = 250
/** May be longer: tests that were longer before there was a limit. */
const LONG = new Set([
  'backend/modules/accounts/routes.parts.test.ts',
  'backend/modules/accounts/security.parts.test.ts',
  'backend/modules/deliveries/decide/propose.test.ts',
  'backend/modules/messages/queries/queries.parts.test.ts',
  'backend/modules/messages/refusals.parts.test.ts',
  'backend/modules/recipients/routes.parts.test.ts',
  'tests/journeys/recipients.spec.ts',
  'tests/site/specs/admin.spec.ts',
  'workflows/reconcile/sweep.parts.test.ts',
])

const kept = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const texts = new Map(kept.map((path) => [path, readFileSync(join(root, path), 'utf8')]))

const SUPPRESSION =
  /(?:\/\/|\/\*|\{\/\*)\s*(?:(?:ox|es|style)lint-disable|@ts-(?:expect-error|ignore|nocheck)|(?:oxfmt|prettier)-ignore|(?:c8|v8|istanbul) ignore)/
/** Suppressions with no reason behind them (`-- why`), nor a comment of their own in the line before. */
const unexplained = (text: string): string[] => {
  const lines = text.split('\n')
  const isReason = (line = '') => /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line) && !SUPPRESSION.test(line)
  return lines.filter((line, at) => SUPPRESSION.test(line) && !/ -- \w/.test(line) && !isReason(lines[at - 1]))
}

test('no file of source or style is longer than 250 lines, but for those that are listed', () => {
  const long = [...texts].filter(([path, text]) => text.split('\n').length - 1 > MOST_LINES && !LONG.has(path))
  expect(long.map(([path]) => path)).toEqual([])
})

test('what is suppressed has its reason beside it', () => {
  const wrong = [...texts].flatMap(([path, text]) => unexplained(text).map((line) => `${path}: ${line.trim()}`))
  expect(wrong).toEqual([])
})

test('a suppression without a reason is found out', () => {
  // Put together here, as this file is read as well.
  const off = ['// oxlint', 'disable-next-line no-eval'].join('-')
  expect(unexplained(`${off}\neval(a)`)).toEqual([off])
  expect(unexplained(`${off} -- it is a test\neval(a)\n// It is one.\n${off}`)).toEqual([])
})

test('which statuses of a message are on their way is listed once', () => {
  // Tests keep a list of their own to hold it against.
  const listing = /'scheduled',\s*'noticed'|'noticed',\s*'checked'/
  const places = [...texts].filter(
    ([path, text]) => listing.test(text) && !/^tests\/|\/testing\/|\.test\.tsx?$/.test(path),
  )
  expect(places.map(([path]) => path)).toEqual([])
})
