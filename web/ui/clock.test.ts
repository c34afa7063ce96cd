import { expect, test } from 'vitest'
import { clock, duration, spoken } from './clock.ts'

test.each([
  [0, '0:00'],
  [124_900, '2:04'],
  [3_661_000, '1:01:01'],
])('%i ms on a clock is %s', (ms, words) => expect(clock(ms)).toBe(words))

test('a duration keeps its parts together', () => {
  expect(duration(192_000)).toBe('3\u00A0min\u00A012\u00A0s')
  expect(duration(60_000)).toBe('1\u00A0min')
  expect(duration(3_600_000)).toBe('1\u00A0h')
})

test('what is there is never told as nothing', () => expect(duration(20)).toBe('1\u00A0s'))

test.each([
  [42_000, '42 seconds'],
  [1000, '1 second'],
  [192_000, '3 minutes 12'],
  [60_000, '1 minute'],
])('%i ms are spoken as %s', (ms, words) => expect(spoken(ms)).toBe(words))
