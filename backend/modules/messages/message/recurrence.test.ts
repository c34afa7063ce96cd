import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Recurrence } from '../events.ts'
import { localOf, occurrenceAfter } from './recurrence.ts'

const rule = (first: string, changes: Partial<Recurrence> = {}): Recurrence => ({
  every: 'month',
  first,
  firstOccurrence: 1,
  ...changes,
})

describe('what comes back', () => {
  test('keeps to the last day of short months and returns to its own', () =>
    expect([1, 2, 3, 4].map((n) => localOf(rule('2031-01-31T09:00'), n))).toEqual([
      '2031-01-31T09:00',
      '2031-02-28T09:00',
      '2031-03-31T09:00',
      '2031-04-30T09:00',
    ]))
  test('goes over the end of a year', () => expect(localOf(rule('2031-11-15T09:00'), 4)).toBe('2032-02-15T09:00'))
  test.each([
    [undefined, ['2032-02-29T08:30', '2033-02-28T08:30', '2036-02-29T08:30']],
    ['feb28', ['2032-02-29T08:30', '2033-02-28T08:30', '2036-02-29T08:30']],
    ['mar1', ['2032-02-29T08:30', '2033-03-01T08:30', '2036-02-29T08:30']],
  ] as const)('has 29 February in other years where it was asked for: %s', (leapDay, dates) =>
    expect(
      [1, 2, 5].map((n) => localOf(rule('2032-02-29T08:30', { every: 'year', ...(leapDay && { leapDay }) }), n)),
    ).toEqual(dates),
  )
  test('counts from the date that was chosen last', () =>
    expect(localOf(rule('2040-05-01T09:00', { firstOccurrence: 7 }), 8)).toBe('2040-06-01T09:00'))
  test('ends after as many as were asked for', () => {
    const three = rule('2031-01-01T09:00', { count: 3, firstOccurrence: 2 })
    expect(occurrenceAfter(three, 3)).toEqual({ occurrence: 4, local: '2031-03-01T09:00' })
    expect(occurrenceAfter(three, 4)).toBeUndefined()
  })
  test('ends with its last day', () => {
    const spring = rule('2031-01-01T09:00', { until: '2031-03-01' })
    expect(occurrenceAfter(spring, 2)).toEqual({ occurrence: 3, local: '2031-03-01T09:00' })
    expect(occurrenceAfter(spring, 3)).toBeUndefined()
  })
})

test('every occurrence is a real day, later than the one before, and on the same day where the month has it', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2076-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom('year', 'month'), fc.nat(120), (date, every, n) => {
      const first = `${date.toISOString().slice(0, 10)}T09:00`
      const from = rule(first, { every })
      const [one, two] = [localOf(from, n + 1), localOf(from, n + 2)]
      expect(new Date(`${one}Z`).toISOString().slice(0, 16)).toBe(one)
      expect(two > one).toBe(true)
      const wanted = Number(first.slice(8, 10))
      const last = new Date(Date.UTC(Number(one.slice(0, 4)), Number(one.slice(5, 7)), 0)).getUTCDate()
      expect(Number(one.slice(8, 10))).toBe(Math.min(wanted, last))
    }),
    { seed: 20_320_229 },
  )
})
