import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TEXT = /\.(ts|tsx|mjs|css|sql|md|yml)$/

const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const pages = new Set(kept.map((path) => basename(path)).filter((name) => name.endsWith('.md')))
const decisions = new Set([...pages].map((name) => name.slice(0, 4)))

/** What a text cites that is not in the repository: a page, a section of one, or a decision. */
const unfound = (text: string): string[] => [
  ...[...text.matchAll(/[\w-]+\.md\b/g)].map(([name]) => name).filter((name) => !pages.has(name)),
  ...[...text.matchAll(/(?:ADR |docs\/adr\/)(\d{4})\b/g)].flatMap(([, n = '']) => (decisions.has(n) ? [] : [n])),
  ...[...text.matchAll(/(?:RFC \d+,? )?§ ?\d+/g)].map(([section]) => section).filter((each) => !each.startsWith('RFC')),
]

test('what is cited in the repository lies in it', () => {
  const wrong = kept
    .filter((path) => TEXT.test(path))
    .flatMap((path) => unfound(readFileSync(join(root, path), 'utf8')).map((cited) => `${path}: ${cited}`))
  expect(wrong).toEqual([])
})

test('a page elsewhere, its section, and a decision that nobody took are found out', () => {
  // Put together here, as this file is read as well.
  const [page, section, number] = [['elsewhere', 'md'].join('.'), ['\u00A7', 3].join(''), 9_999]
  expect(unfound(`as ${page} ${section} says, and ADR ${number}`)).toEqual([page, `${number}`, section])
  expect(unfound(`as README.md, docs/adr/0004-never-rename-a-stored-event.md and RFC 8058 ${section} say`)).toEqual([])
})
