import { expect, test } from 'vitest'
import { earlierIn } from './earlier.ts'
import { tableOf } from './figures.ts'

const PAGE = `
| id | what |
|---|---|
| E1 | an edit |

## Before

| id | what | median | spread | rounds |
|---|---|---|---|---|
| E1 | 16 writers | 23 /s | | 1 |
| E2 | 16 writers | 5 /s | | 1 |

## After

| id | what | before | now |
|---|---|---|---|
| E1 | 16 writers | 23 /s | 25 /s |
`
const values = [1, 3, 2]

test('what a page holds of earlier runs is found by workload and words, the oldest first', () => {
  const earlier = earlierIn(PAGE)
  expect(earlier('E1', '16 writers')).toEqual(['23 /s', '25 /s'])
  expect(earlier('E1', 'an edit')).toEqual([])
})

test('a table shows earlier figures and the goal beside the median', () => {
  const table = tableOf([{ id: 'P1', what: 'appends ÷ raw durable inserts', unit: '', values: [0.7] }], {
    earlier: () => ['0.4', '0.5'],
    isJudged: true,
  })
  expect(table.split('\n').at(-1)).toBe(
    '| P1 | appends ÷ raw durable inserts | 0.700 | | 1 | 0.4, 0.5 | ≥ 0.5: reached |',
  )
})

test('a run that only shows that it runs judges nothing', () => {
  const figures = [{ id: 'P3', what: 'p99 of a message given a date ÷ of a raw insert', unit: '', values }]
  const table = tableOf(figures, { earlier: () => [], isJudged: false })
  expect(table.split('\n').at(-1)).toBe(
    '| P3 | p99 of a message given a date ÷ of a raw insert | 2.00 | 1.00–3.00 | 3 | | ≤ 5 |',
  )
})
