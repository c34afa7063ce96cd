import { expect, test } from 'vitest'
import { nearestFirst, type Tie } from './nearest.ts'

const family = (familyId: string, ...people: readonly string[]): readonly Tie[] =>
  people.map((personId) => ({ familyId, personId }))
const ties = [
  ...family('1', 'joseph', 'margaret', 'ruth'),
  ...family('2', 'ruth', 'daniel', 'thomas'),
  ...family('3', 'thomas', 'nobody'),
]

test('whoever is nearer stands before whoever is farther, and who is in no family stands last', () => {
  const ids = ['alone', 'daniel', 'joseph', 'margaret', 'ruth', 'thomas']
  expect(nearestFirst('joseph', ids, ties)).toEqual(['joseph', 'margaret', 'ruth', 'daniel', 'thomas', 'alone'])
})

test('a ring ends, and a root that is gone leaves everyone in their order', () => {
  const ring = [...family('1', 'a', 'b'), ...family('2', 'b', 'a')]
  expect(nearestFirst('b', ['a', 'b'], ring)).toEqual(['b', 'a'])
  expect(nearestFirst('gone', ['a', 'b'], ring)).toEqual(['a', 'b'])
})
