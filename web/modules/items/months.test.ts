import { expect, test } from 'vitest'
import { decadeIn, decadesOf, undatedIn, yearsOf } from './months.ts'

const counted = [
  { month: '1931', n: 1 },
  { month: '1950s', n: 1 },
  { month: '1958', n: 2 },
  { month: '1958-06', n: 3 },
  { month: '2019-08', n: 12 },
  { month: '', n: 41 },
]

test('months stand under their decades, in the order of the list', () => {
  const decades = decadesOf(counted)
  expect(decades.map(({ words, n, from }) => [words, n, from])).toEqual([
    ['1930s', 1, '1930'],
    ['1950s', 6, '1950'],
    ['2010s', 12, '2010'],
  ])
  expect(decades[1]?.months).toEqual([
    { words: '1950s', from: '1950', n: 1 },
    { words: '1958', from: '1958', n: 2 },
    { words: 'June 1958', from: '1958-06', n: 3 },
  ])
})

test('what has no date is counted by itself', () => {
  expect(undatedIn(counted)).toBe(41)
  expect(undatedIn([])).toBe(0)
})

test('a library goes from its first to its last year', () => {
  expect(yearsOf(counted)).toEqual({ first: '1931', last: '2019' })
  expect(yearsOf([{ month: '', n: 3 }])).toBeUndefined()
})

test('any date is in a decade', () => {
  expect(['1958-06-12T14:03:00', '1950s', '1931', ''].map(decadeIn)).toEqual(['1950s', '1950s', '1930s', undefined])
})
