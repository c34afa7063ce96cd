import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { numbersOf } from './pages/numbers.ts'
import { pages } from './pages/pages.ts'
import { read, root } from './pages/source.ts'
import { wordsOf } from './pages/words.ts'

const made = pages()

test.each(made)('$file says what the code says', ({ file, page }) => {
  const isSame = readFileSync(join(root, file), 'utf8') === page
  expect(
    isSame,
    `${file} is older than the code: \`npm run docs\` makes it anew, and it is committed with the change.`,
  ).toBe(true)
})

test('each bound of a contract is marked, no two numbers have the same words, and each refusal and page has its own', () => {
  expect(made.flatMap(({ faults }) => faults)).toEqual([])
})

const CONTRACT = 'backend/modules/photos/contract.ts'
const faultsOf = (text: string, file = CONTRACT) => numbersOf([read(file, text)]).faults

test('a bound that nobody marked is found out: a constant, a literal in a schema, a number within an object', () => {
  expect(faultsOf('export const MOST = 3')).toEqual([expect.stringContaining('MOST = 3')])
  expect(faultsOf('const Title = v.pipe(line(120), v.minLength(1))')).toEqual([expect.stringContaining('line(120)')])
  expect(faultsOf('export const limits = { photoMb: 3 }')).toEqual([expect.stringContaining('photoMb: 3')])
  expect(faultsOf('export const MOST = 3\nexport const MOST_BYTES = MOST * 2 ** 20')).toHaveLength(1)
  expect(faultsOf('/** @number photos */\nexport const MOST = 3\nconst All = v.maxLength(MOST)')).toEqual([])
  expect(faultsOf('export const MOST = 3', 'backend/modules/photos/routes.ts')).toEqual([])
})

test('a sentence that repeats a number stands in its row; one that repeats none is found out', () => {
  const number = read(CONTRACT, '/** @number photos */\nexport const MOST = 3')
  const sentence = (what: string) =>
    read('web/modules/photos/strings.ts', `// @says ${what}\nconst line = 'Three photos.'`)
  const { page, faults } = numbersOf([number, sentence('photos')])
  expect({ faults, page }).toEqual({ faults: [], page: expect.stringContaining('strings.ts#L2') as string })
  expect(numbersOf([number, sentence('albums')]).faults).toEqual([expect.stringContaining('"albums"')])
})

test('a refusal, a mail or a page that repeats a number by hand and does not say which is found out', () => {
  const number = read(CONTRACT, '/** @number photos */\nexport const MOST = 3')
  const faults = (text: string, file = 'web/modules/photos/strings.ts') => numbersOf([number, read(file, text)]).faults
  expect(faults("const line = 'Up to 3 photos.'")).toEqual([expect.stringContaining('"Up to 3"')])
  expect(faults("const line = 'It waits for three days.'")).toEqual([expect.stringContaining('"three days"')])
  expect(faults('const line = `Up to ${MOST} photos.`')).toEqual([])
  expect(faults("// @says photos\nconst line = 'Up to 3 photos.'")).toEqual([])
  expect(faults("const line = 'Up to 3 photos.'", 'workflows/photos/process.ts')).toEqual([])
})

test('a mark that says nothing, or what another says, is found out', () => {
  expect(faultsOf('/** @number */\nconst MOST = 3')).toEqual([expect.stringContaining('says nothing')])
  expect(faultsOf('/** @number photos */\nconst MOST = 3\n/** @number photos */\nconst ALL = 4')).toEqual([
    expect.stringContaining('"photos"'),
  ])
})

test('a refusal without a sentence is found out', () => {
  const text = "export const refusals = { full: 409, gone: 404 }\nexport const sentences = { full: 'It is full.' }"
  expect(wordsOf([read(CONTRACT, text)]).faults).toEqual([expect.stringContaining('"gone"')])
})

test('a number is shown with its unit, with those of other files in it, or as it is written', () => {
  const days = read('backend/kernel/days.ts', 'export const DAY_MS = 86_400_000')
  const lines = [
    "import { DAY_MS } from '../../kernel/days.ts'",
    '/** @number how long. And why. */',
    'const LIFE_MS = 30 * DAY_MS',
    '/** @number how large */',
    'const MOST_BYTES = 2 * 2 ** 20',
    '/** @number how soon */',
    'const PART = 1 / 48',
    '/** @number how many */',
    "const kept = ['a', 'b']",
  ]
  const { page } = numbersOf([days, read('backend/modules/photos/keep.ts', lines.join('\n'))])
  for (const row of ['how long | 30 days', 'how large | 2 MiB', 'how soon | 1 / 48', 'how many | 2'])
    expect(page).toContain(`| ${row} |`)
})
