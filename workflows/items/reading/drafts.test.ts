import { expect, test } from 'vitest'
import { madeOf, outcomeOf, type Heard } from './drafts.ts'

const heard = (n: number, confidence: number, unclear = 0): Heard[] =>
  Array.from({ length: n }, (_, part) => ({
    part: part + 1,
    state: part < unclear ? 'unclear' : 'made',
    confidence,
    end: part + 1,
  }))

test.each([
  ['nobody speaks', [], 'en', 'no_speech'],
  ['no one can tell the language', [], null, 'language_unknown'],
  ['most of it is clear', heard(10, 0.9, 3), 'en', 'made'],
  ['too much of it is unclear', heard(10, 0.9, 4), 'en', 'too_rough'],
  ['all of it is unclear', heard(2, 0.9, 2), 'en', 'too_rough'],
  ['the machine is not sure of it', heard(10, 0.49), 'en', 'too_rough'],
] as const)('where %s a draft is %s', (_, lines, language, state) => expect(outcomeOf(lines, language)).toBe(state))

test('of what is not clear no word is kept', () => {
  const line = { start: 1, end: 2, text: 'You', words: [], confidence: 0.4 }
  expect(madeOf(3, 'r', { ...line, isClear: false })).toMatchObject({ state: 'unclear', text: '' })
  expect(madeOf(3, 'r', { ...line, isClear: true })).toMatchObject({ state: 'made', text: 'You', part: 3 })
})
