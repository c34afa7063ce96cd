import { expect, test } from 'vitest'
import { lineAt } from './lineAt.ts'

test.each([
  [0, -1],
  [500, 0],
  [2_499, 0],
  [2_500, 1],
  [90_000, 1],
])('at %i ms it is line %i', (ms, line) => expect(lineAt([500, 2_500], ms)).toBe(line))
