import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paths } from '../../app/paths.ts'
import { scenes } from '../../ui/scenes/all.ts'
import { Quiz } from './quiz.ts'
import { quizzes } from './quizzes.ts'
import { addressOf, chosenIn, quotesFor, winnerOf, type Chosen } from './score.ts'

const ours = new Set(Object.values(paths).map((path) => path('part').split('?')[0]))

const bySlug = (slug: string) => {
  const found = quizzes.find((quiz) => quiz.slug === slug)
  if (!found) throw new Error(slug)
  return found
}
/** Every single-answer path would be millions: each answer alone, and each with all others of its outcome. */
const somePaths = (quiz: Quiz): readonly Chosen[] => {
  const alone = quiz.questions.flatMap(({ id, answers }) => answers.map((answer) => ({ [id]: [answer.id] })))
  const leaning = quiz.outcomes.map(({ id: outcome }) =>
    Object.fromEntries(
      quiz.questions.map(({ id, answers }) => {
        const [best] = answers.toSorted((one, other) => (other.score[outcome] ?? 0) - (one.score[outcome] ?? 0))
        return [id, best ? [best.id] : []]
      }),
    ),
  )
  return [{}, ...alone, ...leaning]
}

test.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('%s fits the model', (_, quiz) => {
  expect(v.parse(Quiz, quiz)).toEqual(quiz)
  expect(Object.keys(scenes)).toContain(quiz.scene)
  const outcomes = quiz.outcomes.map(({ id }) => id)
  const scored = quiz.questions.flatMap(({ answers }) => answers.flatMap(({ score }) => Object.keys(score)))
  expect(scored.filter((id) => !outcomes.includes(id))).toEqual([])
  expect(quiz.questions.filter(({ answers }) => answers.some(({ score }) => Object.keys(score).length === 0))).toEqual(
    [],
  )
})

test('the seven quizzes have 44 questions', () =>
  expect(Object.fromEntries(quizzes.map(({ slug, questions }) => [slug, questions.length]))).toEqual({
    'voice-message-quiz': 6,
    'family-tree-quiz': 6,
    'memory-vault-quiz': 7,
    'digital-scrapbooks-quiz': 6,
    'family-collaboration-quiz': 5,
    'ai-features-quiz': 6,
    'platform-overview-quiz': 8,
  }))

test.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('every outcome of %s can be reached', (_, quiz) => {
  const reached = new Set(somePaths(quiz).map((chosen) => winnerOf(quiz, chosen).id))
  expect(quiz.outcomes.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
})

test.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('every way out of %s is a page of ours', (_, quiz) => {
  for (const { next } of quiz.outcomes) expect(ours).toContain(next.path)
})

test('a tie goes to the outcome that stands first', () =>
  expect(winnerOf(bySlug('voice-message-quiz'), { talk: ['easily'] }).id).toBe('just-because'))

test('the result quotes the answers that led to it, the weightiest first', () => {
  const quiz = bySlug('voice-message-quiz')
  const chosen = { first: ['child'], when: ['day'], feel: ['proud'], long: ['ten'] }
  expect(quotesFor(quiz, chosen, winnerOf(quiz, chosen))).toEqual([
    'On a birthday or a wedding',
    'A child of mine',
    'Proud',
  ])
})

test('the next step carries what the answers said of the draft', () => {
  const quiz = bySlug('voice-message-quiz')
  const chosen = { first: ['grandchild'], when: ['years'], feel: ['guided'] }
  expect(addressOf(quiz, chosen, winnerOf(quiz, chosen))).toBe(
    '/schedule-message?template=wisdom-five-questions&recipient=grandchild&when=age-18',
  )
  const unsaid = { feel: ['guided'] }
  expect(addressOf(quiz, unsaid, winnerOf(quiz, unsaid))).toBe('/schedule-message?template=wisdom-five-questions')
})

test('answers in an address are read; anything else is left out', () => {
  const quiz = bySlug('family-tree-quiz')
  const query = new URLSearchParams('q1=file&q1=gap&q2=nothing-of-the-kind&q4=older&q4=archive&x=<script>')
  expect(chosenIn(quiz, query)).toEqual({ have: ['file'], asked: ['older', 'archive'] })
})
