import { expect, test } from 'vitest'
import { begunIn } from '../modules/messages/compose/begun.ts'
import { quizzes } from '../modules/quizzes/quizzes.ts'

// What each quiz may send to the composer: its fixed words, and every word that an answer can put in.
const sent = quizzes.flatMap(({ slug, questions, outcomes }) => {
  const facts = questions.flatMap(({ answers }) => answers.flatMap(({ facts: said = {} }) => Object.entries(said)))
  return outcomes
    .filter(({ next }) => next.path === '/schedule-message')
    .flatMap(({ next: { query = {} } }) => Object.entries(query))
    .flatMap(([key, value]) => {
      const fact = /^\{(.+)\}$/u.exec(value)?.[1]
      const values = fact === undefined ? [value] : facts.filter(([name]) => name === fact).map(([, said]) => said)
      return values.map((one) => ({ slug, key, value: one }))
    })
})

test('the quizzes send words to the composer', () => expect(sent.length).toBeGreaterThan(10))

test.each(sent)('$slug: the composer understands $key=$value', ({ key, value }) =>
  expect(begunIn(new URLSearchParams({ [key]: value }))).toMatchObject({ [key]: value }),
)
