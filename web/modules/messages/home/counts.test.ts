import { expect, test } from 'vitest'
import { countsIn } from './counts.ts'

test('the block counts what waits, what arrived and what is not finished', () =>
  expect(countsIn({ draft: 2, scheduled: 3, held: 1, delivering: 1, delivered: 4, cancelled: 5 })).toEqual({
    sewn: 9,
    waiting: 5,
    delivered: 4,
    unfinished: 2,
  }))
test('without any message nothing is sewn in', () =>
  expect(countsIn({})).toEqual({ sewn: 0, waiting: 0, delivered: 0, unfinished: 0 }))
