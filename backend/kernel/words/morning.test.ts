import { expect, test } from 'vitest'
import { morningFrom, morningOf } from './morning.ts'

test.each([
  ['UTC', '2026-03-01T08:59:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['UTC', '2026-03-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'],
  ['UTC', '2026-03-01T09:00:00.001Z', '2026-03-02T09:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T07:00:00.000Z'],
  ['Pacific/Auckland', '2026-03-01T22:00:00.000Z', '2026-03-02T20:00:00.000Z'],
  ['America/New_York', '2026-03-01T02:00:00.000Z', '2026-03-01T14:00:00.000Z'],
])('in %s the first morning from %s on is %s', (zone, at, morning) => expect(morningFrom(zone, at)).toBe(morning))

test('tomorrow morning is that of the zone’s own tomorrow', () =>
  expect(morningOf('America/New_York', '2026-03-01T02:00:00.000Z', 1)).toBe('2026-03-01T14:00:00.000Z'))
