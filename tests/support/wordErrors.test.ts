import { expect, test } from 'vitest'
import { wordErrors } from './wordErrors.ts'

test.each([
  ['Ask not what!', 'ask not what', 0],
  ['ask what', 'ask not what', 1],
  ['ask me not what', 'ask not what', 1],
  ['ask nod what', 'ask not what', 1],
  ['', 'ask not', 2],
  ['you', '', 1],
])('“%s” for “%s” has %i wrong', (heard, said, errors) => expect(wordErrors(heard, said).errors).toBe(errors))
