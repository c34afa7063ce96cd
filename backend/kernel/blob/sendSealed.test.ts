import { expect, test } from 'vitest'
import { rangeIn } from './sendSealed.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=2-999', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-999', { start: 0, end: 9 }],
])('of ten bytes, %s is a part', (header, range) => expect(rangeIn(header, 10)).toEqual(range))

test.each(['', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])(
  '"%s" is answered with everything',
  (header) => expect(rangeIn(header, 10)).toBeUndefined(),
)

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('of ten bytes, nothing lies in %s', (header) =>
  expect(rangeIn(header, 10)).toBe('none'),
)

test('of no bytes, no part can be had', () => expect(rangeIn('bytes=0-', 0)).toBe('none'))
