import { expect, test } from 'vitest'
import { dayOf } from './shortDay.ts'

const now = new Date(2030, 5, 1, 12)
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  [at(2030, 6, 10, 9, 0), 'July 10'],
  [at(2031, 6, 10, 9, 0), 'July 10, 2031'],
  [at(2030, 5, 1, 16, 5), 'June 1, 4:05 PM'],
])('%s is %s', (moment, words) => expect(dayOf(moment, now).replace('\u202F', ' ')).toBe(words))
