import { expect, test } from 'vitest'
import { questions } from '../../../../backend/modules/prompts/contract/questions.ts'
import { questionFor } from './question.ts'

const day = (n: number) => new Date(2030, 0, n, 12)

test('there are sixty of them, each once', () => {
  expect(questions).toHaveLength(60)
  expect(new Set(questions).size).toBe(60)
})
test('a day has one question, the next day another, and none comes back within sixty days', () => {
  expect(questionFor('ruth', day(1), 0)).toBe(questionFor('ruth', new Date(2030, 0, 1, 23), 0))
  const asked = Array.from({ length: 60 }, (_, n) => questionFor('ruth', day(1 + n), 0))
  expect(new Set(asked).size).toBe(60)
})
test('another one is another one', () =>
  expect(questionFor('ruth', day(1), 1)).not.toBe(questionFor('ruth', day(1), 0)))
test('two people begin at different places', () =>
  expect(new Set(['ruth', 'ben', 'amelia', 'joseph'].map((id) => questionFor(id, day(1), 0))).size).toBeGreaterThan(1))
