import { expect, test } from 'vitest'
import { currentOf, entries } from './entries.ts'

test('the entries of all modules stand in their order, one at each place', async () => {
  const all = await entries.fetch()
  expect(all.map(({ words }) => words)).toEqual([
    'Home',
    'Messages',
    'Record',
    'Family',
    'People',
    'If I’m not here',
    'Trusted contacts',
    'Replies',
    'Coming',
  ])
  expect(new Set(all.map(({ place }) => place)).size).toBe(all.length)
})

test.each([
  ['/legacy', 'If I’m not here'],
  ['/legacy/print', 'If I’m not here'],
  ['/legacy/contacts', 'Trusted contacts'],
  ['/future-messages/1', 'Messages'],
])('the page %s has one entry: %s', async (location, words) => {
  expect(currentOf(await entries.fetch(), location)?.words).toBe(words)
})
