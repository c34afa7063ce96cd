import { describe, expect, test } from 'vitest'
import { takenOf, type Said } from './taken.ts'

const now = new Date('2026-11-30T12:00:00Z')
const NEW_YORK = 'America/New_York'
const wall = (text: string, offset?: string): Said => ({ text, clock: 'wall', ...(offset && { offset }) })
const utc = (text: string): Said => ({ text, clock: 'utc' })
const of = (...said: readonly Said[]) => takenOf(said, { zone: NEW_YORK, now })

describe('when something was taken', () => {
  test('a film’s time in UTC is told as a clock of its owner showed it, and says that the zone is assumed', () => {
    expect(of(utc('2024-07-01T03:30:00.000000Z'))).toEqual({ taken: '2024-06-30T23:30:00', zone: 'assumed' })
    expect(of(utc('2024-01-01 03:30:00'))).toEqual({ taken: '2023-12-31T22:30:00', zone: 'assumed' })
  })
  test('an offset in the file wins over every assumption', () => {
    const apple = wall('2024-07-01T14:30:00+1100')
    expect(of(apple, utc('2024-07-01T03:30:00Z'))).toEqual({ taken: '2024-07-01T14:30:00', zone: '+11:00' })
    expect(of(wall('2024:07:01 23:06:00', '-08:00'))).toEqual({ taken: '2024-07-01T23:06:00', zone: '-08:00' })
  })
  test('what a camera’s clock showed stays, wherever its picture is shown', () => {
    for (const zone of [NEW_YORK, 'Europe/Berlin', 'Pacific/Kiritimati'])
      expect(takenOf([wall('2024:07:01 23:06:00')], { zone, now })).toEqual({ taken: '2024-07-01T23:06:00' })
  })
  test.each([
    ['a time where a date should be', '24:08:19'],
    ['an hour that no day has', '2023:08:19 24:08:19'],
    ['nothing but zeros', '0000:00:00 00:00:00'],
    ['blanks', '    :  :     :  :  '],
    ['a day that its month has not', '2023:02:30 10:00:00'],
    ['a month without a number', '1990:00:00 00:00:00'],
    ['a year before all photographs', '0001:01:01 00:00:00'],
    ['a day that is still to come', '2031:01:01 00:00:00'],
    ['a clock that nobody has set', '1970:01:01 00:00:00'],
    ['no number', 'NaN'],
    ['nothing', ''],
  ])('%s is no date, and the next best field counts', (_, text) => {
    expect(of(wall(text))).toEqual({})
    expect(of(wall(text), wall('2023:08:19 21:15:00'))).toEqual({ taken: '2023-08-19T21:15:00' })
  })
  test('nothing that is said is no date, and never today', () => expect(of()).toEqual({}))
  test('an offset that no place has is none, and its time stays', () =>
    expect(of(wall('2023:08:19 21:15:00', '+99:00'))).toEqual({ taken: '2023-08-19T21:15:00' }))
  test('what is older than the first clock of a computer is told as it is', () => {
    expect(of(wall('1958'))).toEqual({ taken: '1958' })
    expect(of(wall('1958-06'))).toEqual({ taken: '1958-06' })
    expect(of(wall('1958-06-14'))).toEqual({ taken: '1958-06-14' })
    expect(of(utc('1958-06-14T15:00:00Z'))).toEqual({ taken: '1958-06-14T11:00:00', zone: 'assumed' })
  })
})
