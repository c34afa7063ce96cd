import { expect, test } from 'vitest'
import { daysChoices } from './daysChoices.ts'

test('a length that has a name is called by it, any other by its days', () => {
  expect(daysChoices([1, 7, 30, 365]).map(({ words }) => words)).toEqual(['A day', 'A week', '30 days', 'A year'])
})

test('an option says of its length what the field is about, and is worth its days', () => {
  expect(daysChoices([60], (length) => `Yes, after ${length}`)).toEqual([{ value: '60', words: 'Yes, after 60 days' }])
})
