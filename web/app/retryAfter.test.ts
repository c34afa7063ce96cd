import { expect, test } from 'vitest'
import { secondsIn } from './retryAfter.ts'

const now = Date.parse('2031-06-14T09:00:00.000Z')

test('seconds are seconds', () => expect(secondsIn('40', now)).toBe(40))
test('a date is so far away', () => expect(secondsIn('Sat, 14 Jun 2031 09:00:40 GMT', now)).toBe(40))
test('a date that is over asks for nothing', () => expect(secondsIn('Sat, 14 Jun 2031 08:00:00 GMT', now)).toBe(0))
test('what is neither says nothing', () => {
  expect(secondsIn(null, now)).toBeUndefined()
  expect(secondsIn('soon', now)).toBeUndefined()
})
