import { expect, test } from 'vitest'
import type { KinPath, Relative } from '../../../backend/modules/connections/contract.ts'
import { lineSentence, pathWord, sentence, stepSentences } from './kinInWords.ts'

const path: NonNullable<KinPath> = [
  { id: 'r', kin: 'parent', name: 'Ruth', sex: 'female' },
  { id: 't', kin: 'sibling', name: 'Thomas', sex: 'male' },
]
const person = (id: string, name: string): Relative => ({
  id,
  name,
  role: null,
  sex: null,
  hasDied: false,
  isQuiet: false,
  isYou: false,
  mayChange: false,
  path: null,
})

test('how two people are related is one sentence, and the steps are sentences too', () => {
  expect(sentence({ name: 'Amelia', isYou: false }, path)).toBe('Thomas is Amelia’s uncle.')
  expect(sentence({ name: 'Amelia', isYou: true }, path)).toBe('Thomas is your uncle.')
  expect(stepSentences({ name: 'Amelia' }, path)).toEqual(['Ruth is Amelia’s mother.', 'Thomas is Ruth’s brother.'])
})

test('without a way there is no word', () => {
  expect(pathWord(null)).toBeUndefined()
  expect(pathWord([])).toBeUndefined()
  expect(pathWord(path)).toBe('uncle')
})

test('what was stated is read from the one it was said of', () => {
  const line = { from: 'j', to: 'r', kin: 'parent', mayChange: true } as const
  expect(lineSentence(line, [person('j', 'Joseph'), person('r', 'Ruth')])).toBe('Joseph is Ruth’s parent.')
})
