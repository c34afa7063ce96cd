import { expect, test } from 'vitest'
import { townOf } from '../../backend/kernel/words/zones.ts'
import { clockChange, dateIn, instantOf, minuteInWords, momentInWords, ownZone, timeIn, wallIn } from './moment.ts'

test('a wall-clock time is an instant of its zone', () => {
  expect(instantOf('2031-05-03T09:00', 'Europe/Madrid').toISOString()).toBe('2031-05-03T07:00:00.000Z')
  expect(instantOf('2031-01-03T09:00:05', 'America/New_York').toISOString()).toBe('2031-01-03T14:00:05.000Z')
})

test('in the hour that spring skips it moves forward by the gap', () =>
  expect(instantOf('2031-03-30T02:30', 'Europe/Madrid').toISOString()).toBe('2031-03-30T01:30:00.000Z'))

test('of the two in autumn it is the first', () =>
  expect(instantOf('2031-10-26T02:30', 'Europe/Madrid').toISOString()).toBe('2031-10-26T00:30:00.000Z'))

test('an instant is told by the wall of a zone', () => {
  expect(wallIn('Asia/Tokyo', '2031-05-03T20:00:00.000Z')).toEqual({ date: '2031-05-04', time: '05:00:00' })
  expect(dateIn('2031-05-03T20:00:00.000Z', 'Asia/Tokyo')).toBe('Sunday, May 4, 2031')
  expect(timeIn('2031-05-03T07:00:00.000Z', 'Europe/Madrid')).toBe('9:00 in the morning')
})

test('a moment that is only held against memory has no seconds', () => {
  const at = instantOf('2031-05-03T20:56:33', ownZone())
  expect(momentInWords(at)).toBe('Saturday, May 3, 2031, 8:56 in the evening')
  expect(minuteInWords(at)).toBe('Saturday, May 3, 2031, 8:56 in the evening')
  expect(minuteInWords('2031-05-03T10:00:07.250Z', 'Europe/Madrid')).toMatch(/^Saturday, May 3, 2031, noon/)
})

test('a zone is told by its place', () => {
  expect(townOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(townOf('UTC')).toBe('UTC')
})

test.each([
  ['2031-03-30T02:30', 'gap'],
  ['2031-10-26T02:30', 'overlap'],
  ['2031-10-26T04:30', undefined],
  ['2031-06-14T09:00', undefined],
] as const)('the clocks in Madrid make of %s: %s', (local, change) =>
  expect(clockChange(local, 'Europe/Madrid')).toBe(change),
)
