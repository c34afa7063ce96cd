import { expect, test } from 'vitest'
import { daysFrom, stepsOf } from './steps.ts'

test('an author is asked two days and one day before', () =>
  expect(stepsOf('2031-06-14')).toEqual({
    first: 'Thursday, June 12, 2031',
    second: 'Friday, June 13, 2031',
    day: 'Saturday, June 14, 2031',
  }))

test('months, leap days and years turn as they should', () => {
  expect(stepsOf('2028-03-01')).toMatchObject({
    first: 'Monday, February 28, 2028',
    second: 'Tuesday, February 29, 2028',
  })
  expect(stepsOf('2027-01-01').first).toBe('Wednesday, December 30, 2026')
})

test('days are counted by the clock on the wall, late in the evening too', () => {
  expect(daysFrom(new Date(2026, 10, 22, 23, 59), 3)).toBe('2026-11-25')
  expect(daysFrom(new Date(2026, 11, 30, 0, 1), 3)).toBe('2027-01-02')
})
