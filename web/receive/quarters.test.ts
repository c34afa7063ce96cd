import { expect, test } from 'vitest'
import { quartersPassed } from './quarters.ts'

test.each([
  [0, 0.1, []],
  [0.2, 0.25, [1]],
  [0.25, 0.3, []],
  [0, 0.6, [1, 2]],
  [0.74, 0.99, [3, 4]],
  [0.5, 0.2, []],
])('listening from %f to %f ends the quarters %j', (from, to, quarters) =>
  expect(quartersPassed(from, to)).toEqual(quarters),
)
