import { expect, test } from 'vitest'
import { askGuardianFrom } from './needed.ts'

const dayMs = 86_400_000
const sophie = { birthday: '2010-06-14', zone: 'America/New_York' }
const asked = (dueAt: string | null, isOnce = true, more = {}) =>
  askGuardianFrom({ ...sophie, dueAt, isOnce, ...more }, dayMs)

test.each([
  ['on the 18th birthday, in her zone', '2028-06-14T04:00:00.000Z', '2027-06-15T04:00:00.000Z'],
  ['years later', '2035-01-10T12:00:00.000Z', '2034-01-10T12:00:00.000Z'],
])('for what comes %s, her guardian is asked a year before', (_, dueAt, from) => expect(asked(dueAt)).toBe(from))

test('for what comes to a child, nobody is asked, until the last minute before that day', () =>
  expect(asked('2028-06-14T03:59:59.000Z')).toBeUndefined())

test.each([
  ['waits until something happens', null, true],
  ['repeats from a day before on', '2025-06-14T12:00:00.000Z', false],
])('for what %s, they are asked a year before the 18th birthday', (_, dueAt, isOnce) =>
  expect(asked(dueAt, isOnce)).toBe('2027-06-15T04:00:00.000Z'),
)

test('who was born on a leap day comes of age on the last of February, where they live', () =>
  expect(asked('2030-02-27T15:00:00.000Z', true, { birthday: '2012-02-29', zone: 'Asia/Tokyo' })).toBe(
    '2029-02-27T15:00:00.000Z',
  ))

test('a year is as long as the days of the house are', () =>
  expect(askGuardianFrom({ ...sophie, dueAt: '2030-01-01T00:00:00.000Z', isOnce: true }, 1_000)).toBe(
    '2029-12-31T23:53:55.000Z',
  ))
