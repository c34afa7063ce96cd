import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areKeysOver, isLate, isProofDue, kept, type Held } from './keep.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse('2030-01-01T03:00:00.000Z')
const onDay = (day: number): Held => ({ id: `day ${day}`, at: new Date(FIRST + day * DAY_MS).toISOString() })
const days = (n: number) => Array.from({ length: n }, (_, day) => onDay(day))

test('of two years of days there are seven days, five weeks and twelve months', () => {
  const ids = kept(days(730), DAY_MS)
  for (let day = 723; day < 730; day += 1) expect(ids).toContain(`day ${day}`)
  expect(ids.size).toBeGreaterThanOrEqual(7 + 3 + 10)
  expect(ids.size).toBeLessThanOrEqual(7 + 5 + 12)
  const oldest = Math.min(...[...ids].map((id) => Number(id.slice(4))))
  expect(730 - oldest).toBeGreaterThan(10 * 30)
})
test('of a day with many the newest is kept', () => {
  const morning = { id: 'morning', at: '2030-01-01T06:00:00.000Z' }
  const evening = { id: 'evening', at: '2030-01-01T18:00:00.000Z' }
  expect([...kept([evening, morning], DAY_MS)]).toEqual(['evening'])
})

const someBackups = fc
  .uniqueArray(fc.integer({ min: 0, max: 800 * 24 }), { maxLength: 120 })
  .map((hours) => hours.map((hour) => ({ id: `hour ${hour}`, at: new Date(FIRST + hour * 3_600_000).toISOString() })))

test('whatever there is: the newest stays, never more than 24, and what was kept once needs no second look', () =>
  fc.assert(
    fc.property(someBackups, (held) => {
      const ids = kept(held, DAY_MS)
      const newest = held.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, 1)
      expect(newest.every(({ id }) => ids.has(id))).toBe(true)
      expect(ids.size).toBeLessThanOrEqual(24)
      const again = held.filter(({ id }) => ids.has(id))
      expect(kept(again, DAY_MS)).toEqual(ids)
    }),
    { seed: 1 },
  ))
test('clearing every day keeps what clearing at the end would: nothing goes too early', () => {
  let held: Held[] = []
  for (const each of days(500)) {
    held = [...held, each]
    const ids = kept(held, DAY_MS)
    held = held.filter(({ id }) => ids.has(id))
  }
  expect(new Set(held.map(({ id }) => id))).toEqual(kept(days(500), DAY_MS))
})

test('keys go before they are thirty days old, though the next look is a day away', () => {
  expect(areKeysOver('2030-01-01T00:00:00.000Z', '2030-01-29T23:00:00.000Z', DAY_MS)).toBe(false)
  expect(areKeysOver('2030-01-01T00:00:00.000Z', '2030-01-30T00:00:01.000Z', DAY_MS)).toBe(true)
})
test('a backup is missed after 26 hours, and before there is one', () => {
  expect(isLate(null, '2030-01-01T00:00:00.000Z', DAY_MS)).toBe(true)
  expect(isLate('2030-01-01T00:00:00.000Z', '2030-01-02T01:59:00.000Z', DAY_MS)).toBe(false)
  expect(isLate('2030-01-01T00:00:00.000Z', '2030-01-02T02:01:00.000Z', DAY_MS)).toBe(true)
})
test('one is read back at first, and then within each month', () => {
  expect(isProofDue(null, '2030-01-01T00:00:00.000Z', DAY_MS)).toBe(true)
  expect(isProofDue('2030-01-01T00:00:00.000Z', '2030-01-20T00:00:00.000Z', DAY_MS)).toBe(false)
  expect(isProofDue('2030-01-01T00:00:00.000Z', '2030-01-30T00:00:00.000Z', DAY_MS)).toBe(true)
})
