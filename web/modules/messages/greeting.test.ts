import { expect, test } from 'vitest'
import { askedOn } from './checkIn.ts'
import { greeting, todayInWords } from './greeting.ts'

const evening = new Date('2026-06-10T18:05:00.000Z')

test('the greeting knows the time of the day where one is', () => {
  expect(greeting(evening, 'Ruth', 'UTC')).toBe('Good evening, Ruth')
  expect(greeting(evening, 'Ruth', 'America/Los_Angeles')).toBe('Good morning, Ruth')
})

test('the day, and how many messages need a word', () => {
  expect(todayInWords(evening, 0, 'UTC')).toBe('Wednesday, June 10.')
  expect(todayInWords(evening, 1, 'UTC')).toBe('Wednesday, June 10. One message needs a word from you.')
  expect(todayInWords(evening, 3, 'UTC')).toBe('Wednesday, June 10. 3 messages need a word from you.')
})

test('the day we asked is the day of the last notice that was accepted', () => {
  const accepted = (at: string) => ({ at, kind: 'past' as const, label: 'notice-accepted', detail: {} })
  const past = [accepted('2026-06-08T09:00:00.000Z'), accepted('2026-06-09T09:00:00.000Z')]
  expect(askedOn({ past, planned: [] }, 'UTC')).toBe('Tuesday')
  expect(askedOn({ past: [], planned: [] }, 'UTC')).toBeUndefined()
})
