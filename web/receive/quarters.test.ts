import { expect, test } from 'vitest'
import { quartersAt } from './quarters.ts'

test.each([
  [0, []],
  [0.24, []],
  [0.25, [1]],
  [0.6, [1, 2]],
  [0.97, [1, 2, 3]],
  [0.99, [1, 2, 3, 4]],
  [1, [1, 2, 3, 4]],
])('at %f of the recording the quarters %j are heard', (part, quarters) => expect(quartersAt(part)).toEqual(quarters))
