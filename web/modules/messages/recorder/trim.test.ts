import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { canBeTrimmed, isWhole, moment, momentSaid, partBetween } from './trim.ts'

test('the handles say what is kept', () =>
  expect(partBetween([1_200, 4_700], 6_340)).toEqual({ startMs: 1_200, endMs: 4_700 }))

test('a handle within a step of an end of the recording is at it', () => {
  expect(partBetween([0, 6_300], 6_340)).toEqual({ startMs: 0, endMs: 6_340 })
  expect(isWhole(partBetween([0, 6_300], 6_340), 6_340)).toBe(true)
  expect(isWhole(partBetween([100, 6_300], 6_340), 6_340)).toBe(false)
  expect(isWhole(partBetween([0, 6_200], 6_340), 6_340)).toBe(false)
})

test('wherever the handles are, the part lies within the recording', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1_001, max: 3_600_000 }), fc.nat(), fc.nat(), (lengthMs, one, other) => {
      const handles = [one % lengthMs, other % (lengthMs + 1)].toSorted((a, b) => a - b)
      const { startMs, endMs } = partBetween(handles, lengthMs)
      expect(startMs).toBeGreaterThanOrEqual(0)
      expect(endMs).toBeLessThanOrEqual(lengthMs)
      expect(endMs).toBeGreaterThanOrEqual(startMs)
    }),
    { seed: 1 },
  ))

test('of a second nothing can be cut off', () => {
  expect(canBeTrimmed(1_000)).toBe(false)
  expect(canBeTrimmed(1_100)).toBe(true)
})

test('a moment is written and said to the tenth of a second', () => {
  expect([moment(62_540), moment(900)]).toEqual(['1:02.5', '0:00.9'])
  expect([momentSaid(62_540), momentSaid(900), momentSaid(120_000)]).toEqual([
    '1 minute 2.5 seconds',
    '0.9 seconds',
    '2 minutes 0.0 seconds',
  ])
})
