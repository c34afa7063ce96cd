import * as v from 'valibot'
import { isLess, type Amount } from '../../ingredients/amount.ts'
import { readYield } from '../../ingredients/yields.ts'
import { EditRecipe, type Content } from '../commands.ts'
import { emptyAbout, ingredientOf } from '../draft.ts'
import type { About, Ingredient, Step } from '../model.ts'

export type DraftStep = Omit<Step, 'stepId' | 'voiceId'>
/** A line as it was written; or one in parts, where a program kept them apart. */
export type DraftLine =
  | { readonly section: string; readonly text: string }
  | (Pick<Ingredient, 'section' | 'amount' | 'unit' | 'item' | 'note'> & { readonly text: string })

/** A recipe as some page or program says it. */
export type Draft = {
  readonly title: string
  readonly story: string
  readonly makes: string
  readonly prep: About['times']['prep']
  readonly cook: About['times']['prep']
  readonly wait: About['times']['prep']
  readonly tags: readonly string[]
  readonly url: string
  /** Who wrote it, which is not who cooks it in this family. */
  readonly by: string
  readonly language?: string
  readonly lines: readonly DraftLine[]
  readonly steps: readonly DraftStep[]
  /** Ours as we exported it: nothing of it has to be read again. */
  readonly own?: unknown
}

/** Why a recipe needs a look, or cannot be kept. */
export const REASONS = ['no-ingredients', 'no-steps', 'read-from-text', 'no-title', 'too-long', 'broken'] as const
export type Reason = (typeof REASONS)[number]
export type Candidate =
  | { readonly state: 'ok' | 'look'; readonly content: Content; readonly reasons: readonly Reason[] }
  | { readonly state: 'failed'; readonly title: string; readonly reasons: readonly Reason[] }

const lineOf = (line: DraftLine): Ingredient => {
  const read = ingredientOf(line.text, line.section)
  if (!('item' in line)) return read
  const { amount, unit, item, note } = line
  const isRange = read.to !== null && amount !== null && read.amount !== null && isLess(amount, read.to)
  return { ...read, amount, to: isRange ? read.to : null, unit, item, note, also: [] }
}

const cut = (text: string, most: number): string => text.slice(0, most).trim()
const amountIn = (makes: string): Amount | null => readYield(makes).amount

const aboutOf = (draft: Draft): About => ({
  ...emptyAbout,
  story: draft.story,
  language: (draft.language ?? 'en') as About['language'],
  makes: { amount: amountIn(draft.makes), unit: cut(readYield(draft.makes).unit, 120), words: cut(draft.makes, 120) },
  times: {
    prep: { ...draft.prep, words: cut(draft.prep.words, 100) },
    cook: { ...draft.cook, words: cut(draft.cook.words, 100) },
    wait: { ...draft.wait, words: cut(draft.wait.words, 100) },
  },
  tags: [...new Set(draft.tags.map((tag) => cut(tag, 40)).filter(Boolean))].slice(0, 30),
  source: { url: draft.url.length <= 2_000 ? draft.url : '', note: cut(draft.by, 120) },
})

type Ids = () => string

const unlinked = ({ name }: About['cook']): About['cook'] => ({ name, personId: null })
/** What we exported ourselves, whole, but for whom its names mean: that is known in one family alone. */
const ownOf = (value: unknown, newId: Ids): Content | undefined => {
  const found = v.safeParse(EditRecipe, value)
  if (!found.success) return undefined
  const { about, steps, ...rest } = found.output
  return {
    ...rest,
    about: { ...about, cook: unlinked(about.cook), origin: unlinked(about.origin) },
    steps: steps.map((step) => ({ ...step, stepId: newId() })),
  }
}

/**
 * A recipe as it would be kept, and whether somebody should look at it before.
 * @param newId ids of its steps
 */
export const candidateOf = (draft: Draft, newId: Ids, more: readonly Reason[] = []): Candidate => {
  const own = ownOf(draft.own, newId)
  if (own) return { state: 'ok', content: own, reasons: [] }
  if (draft.title === '') return { state: 'failed', title: '', reasons: ['no-title'] }
  const content = {
    title: cut(draft.title, 120),
    about: aboutOf(draft),
    ingredients: draft.lines.map(lineOf).filter(({ item }) => item !== ''),
    steps: draft.steps.filter(({ text }) => text !== '').map((step) => ({ ...step, stepId: newId(), voiceId: null })),
  }
  const found = v.safeParse(EditRecipe, content)
  if (!found.success) return { state: 'failed', title: content.title, reasons: ['too-long'] }
  const reasons: readonly Reason[] = [
    ...(content.ingredients.length === 0 ? (['no-ingredients'] as const) : []),
    ...(content.steps.length === 0 ? (['no-steps'] as const) : []),
    ...more,
  ]
  return { state: reasons.length > 0 ? 'look' : 'ok', content: found.output, reasons }
}
