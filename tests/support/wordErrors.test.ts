import { expect, test } from 'vitest'
import { letterErrors, wordErrors } from './wordErrors.ts'

test.each([
  ['Ask not what!', 'ask not what', 0],
  ['ask what', 'ask not what', 1],
  ['ask me not what', 'ask not what', 1],
  ['ask nod what', 'ask not what', 1],
  ['', 'ask not', 2],
  ['you', '', 1],
])('“%s” for “%s” has %i wrong', (heard, said, errors) => expect(wordErrors(heard, said).errors).toBe(errors))

test('a letter that is another, or lost, is an error, and what stands between letters is none', () =>
  expect(letterErrors('Zoe says  hello', 'Zoë says: hello!')).toEqual({ errors: 1, of: 12 }))
