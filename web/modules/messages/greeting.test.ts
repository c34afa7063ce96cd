import { expect, test } from 'vitest'
import { answersOf, questionOf } from './checkIn.ts'
import { greeting, todayInWords } from './greeting.ts'

const evening = new Date('2026-06-10T18:05:00.000Z')

test('the greeting knows the time of the day where one is', () => {
  expect(greeting(evening, 'Ruth', 'UTC')).toBe('Good evening, Ruth')
  expect(greeting(evening, 'Ruth Hale', 'UTC')).toBe('Good evening, Ruth')
  expect(greeting(evening, 'Ruth', 'America/Los_Angeles')).toBe('Good morning, Ruth')
})

test('the day is said without its year', () => expect(todayInWords(evening, 'UTC')).toBe('Wednesday, June 10'))

test('the question on every page names message, people, day and hour', () => {
  const asked = {
    title: 'The blue tin',
    recipientNames: ['Amelia'],
    dueAt: '2026-06-11T09:00:00.000Z',
    answerRule: 'silent',
    triggeredBy: null,
  }
  const sent = '“The blue tin” will be sent to Amelia on Thursday, June 11, at 9:00 in the morning.'
  expect(questionOf({ ...asked, state: 'noticed' }, 'UTC')).toBe(sent)
  expect(questionOf({ ...asked, state: 'stalled' }, 'UTC')).toBe('“The blue tin” waits for you.')
  expect(questionOf({ ...asked, triggeredBy: 'presumed', state: 'noticed' }, 'UTC')).toBe(`${sent} Are you there?`)
})

test('a day that its author chose has two answers, one that is sent at any rate one, and silence none', () => {
  const asked = { title: '', recipientNames: [], dueAt: '2026-06-13T09:00:00.000Z' }
  const wordsOf = (answerRule: string, triggeredBy: 'presumed' | null) =>
    answersOf({ ...asked, state: 'noticed', answerRule, triggeredBy }, 'UTC').map(({ words }) => words)
  expect(wordsOf('silent', null)).toEqual(['Send it on Saturday', 'Keep it, I’ll choose another day'])
  expect(wordsOf('always', null)).toEqual(['Send it on Saturday'])
  expect(wordsOf('silent', 'presumed')).toEqual([])
})
