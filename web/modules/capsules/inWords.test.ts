import { expect, test } from 'vitest'
import { inside, longUntil, stateInWords } from './inWords.ts'

const now = Date.parse('2030-01-01T00:00:00.000Z')

test.each([
  ['2030-01-01T20:00:00.000Z', 'a few hours'],
  ['2030-01-02T00:00:00.000Z', '1 day'],
  ['2030-02-20T00:00:00.000Z', '50 days'],
  ['2031-01-01T00:00:00.000Z', '11 months'],
  ['2043-06-01T00:00:00.000Z', '13 years'],
])('until %s it is %s', (opensAt, words) => expect(longUntil(opensAt, now)).toBe(words))

test('what is inside is counted in words', () => {
  expect(inside({ things: 0, people: 0 })).toBe('Nothing is in it yet')
  expect(inside({ things: 1, people: 1 })).toBe('1 thing from one person')
  expect(inside({ things: 14, people: 5 })).toBe('14 things from 5 people')
})

test('a list says how each capsule stands', () => {
  const row = { day: '2043-06-01', opensAt: '2043-06-01T05:00:00.000Z', openedAt: null }
  expect(stateInWords({ ...row, state: 'filling' }, now)).toBe('Being filled, for June 1, 2043')
  expect(stateInWords({ ...row, state: 'sealed' }, now)).toBe('Sealed until June 1, 2043, for 13 years more')
  const openedAt = '2043-06-01T05:00:01.000Z'
  expect(stateInWords({ ...row, state: 'opened', openedAt }, now)).toBe('Opened on June 1, 2043')
})
