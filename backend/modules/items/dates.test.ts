import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateInWords, readDate, sortOf, type When } from './contract/dates.ts'

const span = (kind: When['kind'], from: string | null, to: string | null) => ({ kind, from, to })

test.each([
  ['1958', span('year', '1958-01-01', '1958-12-31'), '1958'],
  ['June 1958', span('month', '1958-06-01', '1958-06-30'), '1958-06'],
  ['june 12, 1958', span('day', '1958-06-12', '1958-06-12'), '1958-06-12'],
  ['12 June 1958', span('day', '1958-06-12', '1958-06-12'), '1958-06-12'],
  ['Feb. 29 1960', span('day', '1960-02-29', '1960-02-29'), '1960-02-29'],
  ['about 1958', span('about', '1956-01-01', '1960-12-31'), '1958'],
  ['circa June 1958', span('about', '1958-05-01', '1958-07-31'), '1958-06'],
  ['about the fifties', span('about', '1948-01-01', '1961-12-31'), '1950s'],
  ['before 1960', span('before', null, '1959-12-31'), '1959'],
  ['after June 1960', span('after', '1960-07-01', null), '1960-07'],
  ['1958 to 1962', span('range', '1958-01-01', '1962-12-31'), '1958'],
  ['1958–1962', span('range', '1958-01-01', '1962-12-31'), '1958'],
  ['between June 1958 and May 1959', span('range', '1958-06-01', '1959-05-31'), '1958-06'],
  ['1950s', span('decade', '1950-01-01', '1959-12-31'), '1950s'],
  ['the fifties', span('decade', '1950-01-01', '1959-12-31'), '1950s'],
  ['the ’50s', span('decade', '1950-01-01', '1959-12-31'), '1950s'],
  ['summer 1964', span('range', '1964-06-01', '1964-08-31'), '1964-06'],
  ['the autumn of 1964', span('range', '1964-09-01', '1964-11-30'), '1964-09'],
  ['winter 1964', span('range', '1964-01-01', '1965-02-28'), '1964-01'],
  ['June 12, 1958, 2:05 PM', span('exact', '1958-06-12T14:05:00', '1958-06-12T14:05:00'), '1958-06-12T14:05:00'],
  ['2019-06-12T00:05:07', span('exact', '2019-06-12T00:05:07', '2019-06-12T00:05:07'), '2019-06-12T00:05:07'],
])('“%s” is a date', (words, when, sorts) => {
  const read = readDate(words)
  expect(read).toEqual(when)
  expect(read && sortOf(read)).toBe(sorts)
})

test.each(['before the flood', 'when Otto was small', '', '6/12/58', 'about time', 'the war'])(
  '“%s” stays, without a date',
  (words) => {
    expect(readDate(words)).toEqual(span('unknown', null, null))
    expect(sortOf(span('unknown', null, null))).toBe('')
  },
)

test.each([
  'June 31, 1958',
  'February 29, 1959',
  '1958-13',
  '1962 to 1958',
  'June 12, 1958, 25:10',
  'before June 31, 1958',
])('“%s” is no day at all', (words) => expect(readDate(words)).toBeUndefined())

describe('what it prints', () => {
  const year = fc.integer({ min: 1500, max: 2100 })
  const date = fc.date({ min: new Date('1500-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  const day = date.map((at) => at.toISOString().slice(0, 10))
  const month = day.map((at) => at.slice(0, 7))
  const single = fc.oneof(
    year.map(String),
    month,
    day,
    year.map((n) => `${Math.floor(n / 10)}0s`),
    fc.tuple(fc.constantFrom('spring', 'summer', 'fall', 'winter'), year).map((parts) => parts.join(' ')),
  )
  const said = fc.oneof(
    single,
    single.map((words) => `about ${words}`),
    single.map((words) => `before ${words}`),
    single.map((words) => `after ${words}`),
    fc.tuple(single, single).map(([a, b]) => `${a} to ${b}`),
    date.map((at) => at.toISOString().slice(0, 19)),
  )

  /** What of these dates, read and printed, is read as another. */
  const lost = (arbitrary: fc.Arbitrary<string>, isKept: (words: string) => boolean) =>
    fc.check(fc.property(arbitrary, isKept), { numRuns: 2_000, seed: 39 }).counterexample

  test('is read back as the same', () =>
    expect(
      lost(said, (words) => {
        const when = readDate(words)
        return when === undefined || JSON.stringify(readDate(dateInWords(when))) === JSON.stringify(when)
      }),
    ).toBeNull())

  test('any words at all are read, and have a place only where they are a date', () =>
    expect(
      lost(fc.string(), (words) => {
        const when = readDate(words)
        return when === undefined || (sortOf(when) === '') === (when.kind === 'unknown')
      }),
    ).toBeNull())
})
