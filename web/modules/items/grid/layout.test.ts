import { expect, test } from 'vitest'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { readDate, sortOf, UNKNOWN } from '../../../../backend/modules/items/contract/dates.ts'
import { heightOf, labelled, LABEL_HEIGHT, linesOf, runsOf } from './layout.ts'

const SPACE = { width: 600, rowHeight: 130, gap: 8 }
const dated = (words: string): ItemRow => {
  const when = readDate(words) ?? UNKNOWN
  const date = { ...when, words, source: null, isZoneAssumed: false }
  return { id: words, kind: 'photo', width: 300, height: 200, date, sortsAs: sortOf(when) } as ItemRow
}

test('the date stands above its first tile only', () =>
  expect(labelled([dated('1931'), dated('1931'), dated('about 1958'), dated('')]).map(({ label }) => label)).toEqual([
    '1931',
    undefined,
    'About 1958',
    undefined,
  ]))

test('under its heading each decade begins a new row', () => {
  const rows = ['1931', '1958', '1959', '1964', ''].map(dated)
  const lines = linesOf(rows, labelled(rows), SPACE, true)
  expect(lines.map((line) => (line.kind === 'head' ? line.words : line.row.tiles.length))).toEqual([
    '1930s',
    1,
    '1950s',
    2,
    '1960s',
    1,
    'No date',
    1,
  ])
})

test('a line knows which of all it begins with', () => {
  const rows = ['1931', '1958'].map(dated)
  const firsts = linesOf(rows, labelled(rows), SPACE, true).flatMap((line) =>
    line.kind === 'tiles' ? [line.first] : [],
  )
  expect(firsts).toEqual([0, 1])
})

test('a row in which a date begins is higher by its words', () => {
  const rows = [dated('1931'), dated('1931')]
  const boxes = labelled(rows)
  const [line] = linesOf(rows, boxes, SPACE, false)
  const [plain] = linesOf(
    rows,
    boxes.map(({ ratio }) => ({ ratio })),
    SPACE,
    false,
  )
  expect(heightOf(line, 8) - heightOf(plain, 8)).toBe(LABEL_HEIGHT)
})

test('what is in sight stands under its heading, also where that is out of sight', () => {
  const rows = ['1931', '1958'].map(dated)
  const [, ...shown] = linesOf(rows, labelled(rows), SPACE, true).map((line, top) => ({ line, top }))
  expect(runsOf(shown).map(({ head, under, lines }) => [head?.words, under, lines.map(({ top }) => top)])).toEqual([
    [undefined, '1930s', [1]],
    ['1950s', '1950s', [3]],
  ])
})
