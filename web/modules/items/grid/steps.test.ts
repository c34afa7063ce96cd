import { expect, test } from 'vitest'
import { justified } from './justified.ts'
import type { Line } from './layout.ts'
import { above, below } from './steps.ts'

const boxes = Array.from({ length: 9 }, () => ({ ratio: 1.5 }))
const rows = justified(boxes, { width: 640, rowHeight: 130, gap: 8 })
const lines: readonly Line[] = [
  { kind: 'head', words: '1950s' },
  ...rows.map((row) => ({ kind: 'tiles', first: 0, row }) as const),
]
const lineOf = rows.flatMap(({ tiles }, at) => tiles.map(() => at + 1))

test('the arrows go to the nearest tile of the row above and below', () => {
  expect(rows.map(({ tiles }) => tiles.length)).toEqual([3, 3, 3])
  expect([below(lines, lineOf, 1), above(lines, lineOf, 7)]).toEqual([4, 4])
})

test('at the first and last row they stay', () =>
  expect([above(lines, lineOf, 2), below(lines, lineOf, 8)]).toEqual([2, 8]))
