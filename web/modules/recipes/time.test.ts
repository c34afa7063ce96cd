import { expect, test } from 'vitest'
import { leftInWords, minutesInWords } from './time.ts'

test.each([
  [45, '45 min'],
  [90, '1 h 30 min'],
  [120, '2 h'],
  [2_880, '2 days'],
])('%i minutes are %s', (minutes, words) => expect(minutesInWords(minutes)).toBe(words))

test.each([
  [102_000, '1:42'],
  [3_900_000, '1:05:00'],
  [1, '0:01'],
  [-5, '0:00'],
])('of a timer with %i ms %s is left', (ms, words) => expect(leftInWords(ms)).toBe(words))
