import { expect, test } from 'vitest'
import { reportAt, silenceFrom } from './dates.ts'

const usual = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k: 2, challengeDays: 7 }
const day = (n: number) => new Date(Date.UTC(2030, 0, 1 + n)).toISOString()

test('as a plan usually is, silence leads to a delivery on day 113', () =>
  expect(silenceFrom(day(0), usual)).toEqual({
    asks: [day(90), day(97), day(104)],
    presumedAt: day(111),
    deliveredAt: day(113),
  }))

test('reports lead to a delivery on the ninth day', () =>
  expect(reportAt(day(0), usual)).toEqual({ confirmedAt: day(7), deliveredAt: day(9) }))

test('where nothing is asked and nobody may report, nothing happens', () => {
  expect(silenceFrom(day(0), { ...usual, intervalDays: null })).toBeUndefined()
  expect(reportAt(day(0), { ...usual, k: null })).toBeUndefined()
})
