import { describe, expect, test } from 'vitest'
import { commonRefusals, commonSentences, waitInWords } from '../words/refusals.ts'
import { problemOf } from './problem.ts'
import { Refused } from '../errors.ts'

const own = { statuses: { 'due-past': 409, 'not-found': 404 }, sentences: { 'not-found': 'We could not find it.' } }

describe('a refusal is answered', () => {
  test('with the module’s status and words before the common ones', () => {
    expect(problemOf(own, new Refused('not-found'))).toEqual({
      status: 404,
      problem: { code: 'not-found', message: 'We could not find it.' },
    })
    expect(problemOf(own, new Refused('sign-in'))).toEqual({
      status: 401,
      problem: { code: 'sign-in', message: 'Please sign in.' },
    })
  })
  test('with its details in the words, and beside them', () => {
    const refused = new Refused('rate-limited', { seconds: 7 })
    expect(problemOf(own, refused)).toEqual({
      status: 429,
      problem: { code: 'rate-limited', message: 'Please wait 7 seconds.', details: { seconds: 7 } },
    })
    expect(problemOf(own, new Refused('unknown-field', { field: '{field}' })).problem.message).toBe(
      'We do not know the field "{field}".',
    )
  })
  test('without what is no word', () => {
    expect(problemOf(own, new Refused('unknown-field', { field: { a: 1 } })).problem.message).toBe(
      'We do not know the field "".',
    )
    expect(problemOf(own, new Refused('unknown-field')).problem).toEqual({
      code: 'unknown-field',
      message: 'We do not know the field "".',
    })
  })
  test('by its code as 409 where nobody has words for it', () => {
    expect(problemOf(own, new Refused('due-past'))).toEqual({
      status: 409,
      problem: { code: 'due-past', message: 'due-past' },
    })
  })
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [3_541, '60 minutes'],
  [7_200, '2 hours'],
  [80_000, '23 hours'],
])('a wait of %i seconds is said as a person would', (seconds, words) => expect(waitInWords(seconds)).toBe(words))

test('every common refusal has words', () => {
  expect(Object.keys(commonSentences).toSorted()).toEqual(Object.keys(commonRefusals).toSorted())
})
