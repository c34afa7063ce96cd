import { expect, test } from 'vitest'
import { decadeOf, kinds, life, momentsOf } from './demoLife.ts'

test('the line runs forward', () => {
  const years = life.map(({ year }) => year)
  expect(years).toEqual(years.toSorted((one, other) => one - other))
})
test('a filter shows its kind, and together they show everything', () => {
  const shown = kinds.flatMap(([kind]) => momentsOf(kind))
  expect(shown).toHaveLength(life.length)
  expect(momentsOf('voice').map(({ title }) => title)).toContain('Tape 3, side A')
})
test('any other word shows everything', () => expect(momentsOf('<script>')).toEqual(life))
test('a year belongs to its decade', () => expect(life.slice(0, 1).map(decadeOf)).toEqual([1930]))
