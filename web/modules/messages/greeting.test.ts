import { expect, test } from 'vitest'
import { questionOf } from './checkIn.ts'
import { greeting, todayInWords } from './greeting.ts'

const evening = new Date('2026-06-10T18:05:00.000Z')

test('the greeting knows the time of the day where one is', () => {
  expect(greeting(evening, 'Ruth', 'UTC')).toBe('Good evening, Ruth')
  expect(greeting(evening, 'Ruth Hale', 'UTC')).toBe('Good evening, Ruth')
  expect(greeting(evening, 'Ruth', 'America/Los_Angeles')).toBe('Good morning, Ruth')
})

test('the day is said without its year', () => expect(todayInWords(evening, 'UTC')).toBe('Wednesday, June 10'))

test('the question on every page names message, people, day and hour', () => {
  const asked = { title: 'The blue tin', recipientNames: ['Amelia'], dueAt: '2026-06-11T09:00:00.000Z' }
  expect(questionOf({ ...asked, state: 'noticed' }, 'UTC')).toBe(
    '“The blue tin” goes to Amelia on Thursday, June 11, at 9:00 in the morning. Are you there?',
  )
  expect(questionOf({ ...asked, state: 'stalled' }, 'UTC')).toBe('“The blue tin” waits for you. Are you there?')
})
