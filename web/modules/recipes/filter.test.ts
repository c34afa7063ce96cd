import { expect, test } from 'vitest'
import type { RecipeRow } from '../../../backend/modules/recipes/contract.ts'
import { matching, NO_FILTER } from './filter.ts'

const row = (more: Partial<RecipeRow>): RecipeRow => ({
  id: more.title ?? '',
  revision: 0,
  title: '',
  cook: '',
  tags: [],
  allergens: [],
  items: [],
  makes: '',
  minutes: null,
  addedBy: 'Ruth',
  addedAt: '2030-01-01T00:00:00.000Z',
  removedAt: null,
  isOwn: true,
  mayChange: true,
  ...more,
})
const rows = [
  row({ title: 'Plum jam', cook: 'Clara', tags: ['autumn'], items: ['plums', 'sugar'] }),
  row({ title: 'Crème brûlée', cook: 'Ruth', items: ['cream', 'sugar'] }),
  row({ title: 'Apple cake', cook: 'Ruth', tags: ['autumn'], removedAt: '2030-01-02T00:00:00.000Z' }),
]
const titles = (more: Partial<typeof NO_FILTER>) => matching(rows, { ...NO_FILTER, ...more }).map(({ title }) => title)

test('recipes are found by title, ingredient, cook and kind, without accents, in the order of their titles', () => {
  expect(titles({})).toEqual(['Crème brûlée', 'Plum jam'])
  expect(titles({ search: 'creme' })).toEqual(['Crème brûlée'])
  expect(titles({ search: 'sugar plum' })).toEqual(['Plum jam'])
  expect(titles({ cook: 'Clara' })).toEqual(['Plum jam'])
  expect(titles({ tag: 'autumn' })).toEqual(['Plum jam'])
  expect(titles({ state: 'removed' })).toEqual(['Apple cake'])
  expect(titles({ search: 'plum', cook: 'Ruth' })).toEqual([])
})
