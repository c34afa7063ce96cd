import { expect, test } from 'vitest'
import { entries } from './entries.ts'

test('the entries of all modules stand in their order, one at each place', async () => {
  const all = await entries.fetch()
  expect(all.map(({ words }) => words)).toEqual(['Home', 'Messages', 'Record', 'Family', 'People'])
  expect(new Set(all.map(({ place }) => place)).size).toBe(all.length)
})
