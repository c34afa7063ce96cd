import {
  MOST_AT_ONCE,
  type AddRecipe,
  type Content,
  type RecipeRow,
} from '../../../../backend/modules/recipes/contract.ts'
import type { Candidate, Reason } from '../../../../backend/modules/recipes/contract/formats/candidate.ts'

export type State = 'ok' | 'look' | 'duplicate' | 'failed'
/** What was found, a line each: with what would be kept, and why somebody should look at it. */
export type Found = {
  readonly recipeId: string
  readonly title: string
  readonly state: State
  readonly reasons: readonly (Reason | 'same' | 'same-name')[]
  readonly content: Content | undefined
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
const keyOf = (title: string, items: readonly string[]): string => [title, ...new Set(items)].map(folded).join('\n')

/** A line each, beside what the family has: the same recipe once more is not chosen, one of the same name needs a look. */
export const foundAmong = (
  candidates: readonly Candidate[],
  rows: readonly Pick<RecipeRow, 'title' | 'items' | 'removedAt'>[],
  newId: () => string,
): readonly Found[] => {
  const here = rows.filter(({ removedAt }) => removedAt === null)
  const same = new Set(here.map(({ title, items }) => keyOf(title, items)))
  const names = new Set(here.map(({ title }) => folded(title)))
  return candidates.map((one): Found => {
    const recipeId = newId()
    if (one.state === 'failed') return { ...one, recipeId, content: undefined }
    const { title, ingredients } = one.content
    const key = keyOf(
      title,
      ingredients.map(({ item }) => item),
    )
    const name = folded(title)
    const [isSame, isNamed] = [same.has(key), names.has(name)]
    same.add(key)
    names.add(name)
    const line = { recipeId, title, content: one.content }
    if (isSame) return { ...line, state: 'duplicate', reasons: ['same'] }
    if (isNamed) return { ...line, state: 'look', reasons: ['same-name', ...one.reasons] }
    return { ...line, state: one.state, reasons: one.reasons }
  })
}

/** @number characters of what one request keeps: each may take three bytes */
const MOST_CHARACTERS = 300_000

/** What is sent at once: so many, and no longer than the server takes. */
export const batchesOf = (found: readonly Found[]): readonly (readonly AddRecipe[])[] => {
  const batches: AddRecipe[][] = []
  let length = Infinity
  for (const { recipeId, content } of found) {
    if (!content) continue
    const recipe = { recipeId, ...content }
    const own = JSON.stringify(recipe).length
    const last = batches.at(-1)
    if (!last || last.length >= MOST_AT_ONCE || length + own > MOST_CHARACTERS) {
      batches.push([recipe])
      length = own
    } else {
      last.push(recipe)
      length += own
    }
  }
  return batches
}
