import { expect, test } from 'vitest'
import { secondsIn } from './seconds.ts'

test.each([
  ['12:31', 751],
  ['0:05', 5],
  ['1:02:31', 3_751],
  [' 90:00 ', 5_400],
  ['12', undefined],
  ['12:75', undefined],
  ['soon', undefined],
])('"%s" is %s seconds into a recording', (text, seconds) => expect(secondsIn(text)).toBe(seconds))
