import { expect, test } from 'vitest'
import { ordinal } from './sealedStrings.ts'

test.each([
  [1, 'first'],
  [10, 'tenth'],
  [11, '11th'],
  [21, '21st'],
  [22, '22nd'],
  [33, '33rd'],
  [112, '112th'],
])('%i is the %s', (n, words) => expect(ordinal(n)).toBe(words))
