import { expect, test } from 'vitest'
import { dayIn, nextWeek } from './week.ts'

const DAY_MS = 86_400_000

test.each([
  ['America/New_York', '2026-11-25T12:00:00.000Z', '2026-11-29T15:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-25T12:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ['UTC', '2026-11-29T09:59:00.000Z', '2026-11-29T10:00:00.000Z'],
  ['UTC', '2026-11-29T10:00:00.000Z', '2026-12-06T10:00:00.000Z'],
])('in %s the one after %s is at %s: the next Sunday, ten in the morning', (zone, at, due) =>
  expect(nextWeek(zone, at, DAY_MS)).toBe(due),
)
test('it stays at ten when the clocks change', () =>
  expect(nextWeek('America/New_York', '2026-03-01T15:00:00.000Z', DAY_MS)).toBe('2026-03-08T14:00:00.000Z'))
test('a house of short days has short weeks', () =>
  expect(nextWeek('UTC', '2026-11-25T12:00:00.000Z', 2_000)).toBe('2026-11-25T12:00:14.000Z'))
test('a day is the person’s own', () =>
  expect(dayIn('Pacific/Auckland', '2026-11-28T21:00:00.000Z')).toBe(dayIn('UTC', '2026-11-29T21:00:00.000Z')))
