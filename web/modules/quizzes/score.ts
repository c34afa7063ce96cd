import type { Outcome, Quiz } from './quiz.ts'

/** The chosen answers by question; a question that was skipped is not there. */
export type Chosen = Readonly<Record<string, readonly string[]>>

const saidIn = ({ questions }: Quiz, chosen: Chosen) =>
  questions.flatMap(({ id, answers }) => answers.filter((answer) => chosen[id]?.includes(answer.id)))

/** The outcome with the most points; on a tie the one that stands first. */
export const winnerOf = (quiz: Quiz, chosen: Chosen): Outcome => {
  const said = saidIn(quiz, chosen)
  const pointsOf = ({ id }: Outcome) => said.reduce((sum, { score }) => sum + (score[id] ?? 0), 0)
  const [first, ...others] = quiz.outcomes
  if (!first) throw new Error(`${quiz.slug} has no outcome`)
  return others.reduce((best, outcome) => (pointsOf(outcome) > pointsOf(best) ? outcome : best), first)
}

const MOST_QUOTED = 3
/** What the person said that led to the outcome, the weightiest first. */
export const quotesFor = (quiz: Quiz, chosen: Chosen, { id }: Outcome): readonly string[] =>
  saidIn(quiz, chosen)
    .filter(({ score }) => (score[id] ?? 0) > 0)
    .toSorted((one, other) => (other.score[id] ?? 0) - (one.score[id] ?? 0))
    .slice(0, MOST_QUOTED)
    .map(({ text }) => text)

/** The address of the next step, with the draft that the answers have begun. */
export const addressOf = (quiz: Quiz, chosen: Chosen, { next: { path, query = {} } }: Outcome): string => {
  const facts = Object.assign({}, ...saidIn(quiz, chosen).map((answer) => answer.facts ?? {})) as Record<string, string>
  const known = Object.entries(query).map(([key, value]) => {
    const fact = /^\{(.+)\}$/u.exec(value)?.[1]
    return [key, fact === undefined ? value : facts[fact]] as const
  })
  const filled = known.filter((entry): entry is readonly [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(filled.map(([key, value]) => [key, value])).toString()
  return search === '' ? path : `${path}?${search}`
}

/** What the long form calls a question: its place, from 1. */
export const fieldOf = (index: number): string => `q${index + 1}`

/** The answers in an address, as the long form without script sends them; anything else in it is left out. */
export const chosenIn = ({ questions }: Quiz, query: URLSearchParams): Chosen =>
  Object.fromEntries(
    questions.flatMap(({ id, kind, answers }, index) => {
      const ids = query.getAll(fieldOf(index)).filter((asked) => answers.some((answer) => answer.id === asked))
      return ids.length === 0 ? [] : [[id, kind === 'multi' ? ids : ids.slice(0, 1)]]
    }),
  )
