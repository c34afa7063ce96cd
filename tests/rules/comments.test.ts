import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TEXT = /\.(ts|tsx|mjs|css|sql|md|yml|tpl)$/
const DECISIONS = 'docs/adr/'

const kept = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const pages = new Set(kept.map((path) => basename(path)).filter((name) => name.endsWith('.md')))
const decisions = kept
  .filter((path) => path.startsWith(DECISIONS))
  .map((path) => basename(path).slice(0, 4))
  .filter((number) => /^\d{4}$/.test(number))

/** The numbers of decisions that a text cites, also one after another: "ADR 0004, 0006 and 0008". */
const citedIn = (text: string): string[] =>
  [...text.matchAll(/(?:ADRs? |docs\/adr\/)(\d{4}\b(?:(?:, | and )\d{4}\b)*)/g)].flatMap(
    ([, numbers = '']) => numbers.match(/\d{4}/g) ?? [],
  )

/** What a text cites that is not in the repository: a page, a section of one, or a decision. */
const unfound = (text: string): string[] => [
  ...[...text.matchAll(/[\w-]+\.md\b/g)].map(([name]) => name).filter((name) => !pages.has(name)),
  ...citedIn(text).filter((number) => !decisions.includes(number)),
  ...[...text.matchAll(/(?:RFC \d+,? )?§ ?\d+/g)].map(([section]) => section).filter((each) => !each.startsWith('RFC')),
]

const folders = new Set(
  kept.flatMap((path) => [dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))]),
)
const tops = new Set(kept.map((path) => path.split('/', 1)[0]))
/** The places in the repository that a page names and that are not there; `<m>` stands for any name. */
const lost = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+\/[\w./{},<>*-]*)`/g)]
    .map(([, place = '']) => place)
    .filter((place) => tops.has(place.split('/', 1)[0]))
    .filter((place) => {
      const glob = place.replace(/\/$/, '').replaceAll(/<\w+>/g, '*')
      return ![...kept, ...folders].some((path) => matchesGlob(path, glob))
    })

test('what is cited in the repository lies in it', () => {
  const wrong = kept
    .filter((path) => TEXT.test(path))
    .flatMap((path) => unfound(read(path)).map((cited) => `${path}: ${cited}`))
  expect(wrong).toEqual([])
})

test('a page elsewhere, its section, and a decision that nobody took are found out', () => {
  // Put together here, as this file is read as well.
  const [page, section, number] = [['elsewhere', 'md'].join('.'), ['\u00A7', 3].join(''), 9_999]
  expect(unfound(`as ${page} ${section} says, and ADR ${number}`)).toEqual([page, `${number}`, section])
  expect(unfound(`as ADRs 0004, 0006 and ${number} say`)).toEqual([`${number}`])
  expect(unfound(`as README.md, docs/adr/0004-never-rename-a-stored-event.md and RFC 8058 ${section} say`)).toEqual([])
})

test('each decision that stays has its row, and every row says where its decision is', () => {
  const rows = [...read(`${DECISIONS}README.md`).matchAll(/^\| (\d{4}) \|(.*)\| (.*) \|$/gm)]
  const stays = rows.filter(([, , , where]) => where === 'stays')
  expect(stays.map(([, number]) => number)).toEqual(decisions.toSorted())
  expect(rows.map(([, number]) => Number(number))).toEqual(rows.map((_, index) => index + 1))
  const wrong = rows.filter(([, number = '', title = '', where = '']) =>
    where === 'stays' ? !title.includes(`(${number}-`) : !/^(`[^`]+`|never written)$/.test(where),
  )
  expect(wrong).toEqual([])
})

test('the files and folders that a page names are there', () => {
  const wrong = kept
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => lost(read(path)).map((place) => `${path}: ${place}`))
  expect(wrong).toEqual([])
  expect(lost('`backend/nowhere.ts`, `backend/modules/<m>/decide.ts`, `docs/` and `api/nothing`')).toEqual([
    'backend/nowhere.ts',
  ])
})
