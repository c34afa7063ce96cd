import * as v from 'valibot'

const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/u))
const Said = v.object({
  id: Id,
  text: v.string(),
  /** Points for outcomes. */
  score: v.record(Id, v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What the answer says about the draft that the result opens. */
  facts: v.optional(v.record(Id, v.string())),
})
const Question = v.object({
  id: Id,
  text: v.string(),
  help: v.optional(v.string()),
  kind: v.picklist(['single', 'multi', 'scale']),
  answers: v.pipe(v.array(Said), v.minLength(2), v.maxLength(6)),
})
const Way = v.object({
  path: v.pipe(v.string(), v.startsWith('/')),
  words: v.string(),
  /** `{fact}` stands for what an answer said; without that answer the entry is left out. */
  query: v.optional(v.record(v.string(), v.string())),
})
const Outcome = v.object({ id: Id, title: v.string(), text: v.string(), next: Way })

export const Quiz = v.object({
  slug: Id,
  name: v.string(),
  /** The question that the whole quiz answers: the page's h1. */
  title: v.string(),
  intro: v.string(),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  scene: v.string(),
  questions: v.pipe(v.array(Question), v.minLength(3), v.maxLength(8)),
  outcomes: v.pipe(v.array(Outcome), v.minLength(2), v.maxLength(7)),
})
export type Quiz = v.InferOutput<typeof Quiz>
export type Question = v.InferOutput<typeof Question>
export type Outcome = v.InferOutput<typeof Outcome>
type Said = v.InferOutput<typeof Said>

const scoreOf = (points: string): Record<string, number> =>
  Object.fromEntries(points.split(' ').map((point) => [point.slice(0, -1), Number(point.slice(-1))]))

/** `['child', 'My child', 'milestone2', { who: 'child' }]`: an answer in one line. */
export type Line = readonly [id: string, text: string, points: string, facts?: Record<string, string>]

const said = ([id, text, points, facts]: Line): Said => ({ id, text, score: scoreOf(points), ...(facts && { facts }) })

export const ask = (id: string, text: string, lines: readonly Line[], help?: string): Question => ({
  id,
  text,
  kind: 'single',
  answers: lines.map(said),
  ...(help !== undefined && { help }),
})
export const askMany = (id: string, text: string, lines: readonly Line[]): Question => ({
  ...ask(id, text, lines, 'Choose as many as you like.'),
  kind: 'multi',
})
