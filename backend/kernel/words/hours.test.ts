import { expect, test } from 'vitest'
import { areHours, isOpenAt } from './hours.ts'

const OFFICE = 'Mon-Fri 09:00-17:00 Europe/Madrid'

test.each([
  ['2026-11-20T08:00:00.000Z', true],
  ['2026-11-20T07:59:59.000Z', false],
  ['2026-11-20T16:00:00.000Z', false],
  ['2026-11-21T10:00:00.000Z', false],
  ['2026-07-20T07:00:00.000Z', true],
])('an office in Madrid is open at %s: %s', (at, isOpen) => expect(isOpenAt(OFFICE, at)).toBe(isOpen))

test('no hours are never, 24/7 is always', () => {
  expect(isOpenAt('', '2026-11-20T10:00:00.000Z')).toBe(false)
  expect(isOpenAt('24/7', '2026-11-22T03:00:00.000Z')).toBe(true)
})

test('hours that cannot be read are told', () => {
  expect([OFFICE, '', '24/7', 'Sat-Sun 10:00-12:00 UTC'].map(areHours)).toEqual([true, true, true, true])
  expect(['nine to five', 'Mon-Fri 09:00-17:00 Mars/Base', 'Foo-Fri 09:00-17:00 UTC'].some(areHours)).toBe(false)
})
