import { expect, test } from 'vitest'
import { currentOf } from './entries.ts'

test.each([
  ['/legacy', 'Your plan'],
  ['/legacy/print', 'Your plan'],
  ['/legacy/contacts', 'Trusted contacts'],
  ['/future-messages/1', 'Messages'],
])('the page %s has one entry: %s', (location, words) => {
  expect(currentOf(location)?.words).toBe(words)
})
