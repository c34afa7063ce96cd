import { expect, test } from 'vitest'
import { outcomeOfPages, pageOf } from './pages.ts'

const page = (...lines: readonly (readonly [string, number])[]) =>
  pageOf(3, 'one', { degrees: 90, lines: lines.map(([text, confidence]) => ({ text, confidence })) })

test('a page is kept line by line, with how it was turned', () =>
  expect(page(['My dear Anna,', 0.98], ['the tin is blue.', 0.96])).toEqual({
    step: 'ocr',
    part: 3,
    recipe: 'one',
    state: 'made',
    text: 'My dear Anna,\nthe tin is blue.',
    data: { degrees: 90, confidence: 0.97 },
  }))

test.each([
  ['nothing is written on it', [], 'no_text'],
  ['a few letters are on it', [['No. 12', 0.99]], 'no_text'],
  [
    'most of it is a guess',
    [
      ['My dear Anna, the', 0.6],
      ['tin', 0.4],
    ],
    'too_rough',
  ],
] as const)('where %s no word is kept', (_, lines, state) => expect(page(...lines)).toMatchObject({ state, text: '' }))

test('a line that is a guess is left out', () =>
  expect(page(['My dear Anna,', 0.98], ['l1I|', 0.45]).text).toBe('My dear Anna,'))

test.each([
  [['no_text', 'made', 'too_rough'], 'made'],
  [['no_text', 'too_rough'], 'too_rough'],
  [['no_text'], 'no_text'],
  [[], 'no_text'],
] as const)('pages that are %s together are %s', (states, outcome) => expect(outcomeOfPages(states)).toBe(outcome))
