import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { bounded } from '../../../kernel/words/bounded.ts'
import { MOST_RECIPES } from './bounds.ts'
import { AddRecipe } from './commands.ts'
import { REASONS } from './formats/candidate.ts'
import { content } from './model.ts'

/** @number recipes of an import that one request keeps */
export const MOST_AT_ONCE = 20

export const refusals = {
  unreachable: 400,
  'blocked-address': 400,
  'page-too-large': 400,
  'not-a-recipe': 400,
  'too-many-recipes': 409,
  'memory-unknown': 400,
} as const
export type RecipeRefusal = keyof typeof refusals
export const sentences: Readonly<Record<RecipeRefusal, string>> = {
  unreachable: 'We could not read that page. It may ask for a sign-in. Copy its text and paste it instead.',
  'blocked-address': 'We only read pages that are on the public internet. Copy its text and paste it instead.',
  'page-too-large': 'That page is too large for us to read. Copy the recipe’s text and paste it instead.',
  'not-a-recipe': 'We found no recipe on that page. Copy its text and paste it instead.',
  'too-many-recipes': `A family can keep ${MOST_RECIPES.toLocaleString('en-US')} recipes. Please erase some first.`,
  'memory-unknown': 'One of these memories is no longer there, or not for your whole family. Please choose again.',
}

/** @number characters of the web address of a page with a recipe */
const Address = v.pipe(bounded(2_000), v.trim(), v.url('This is not a web address.'))
/** A page with a recipe; nothing of it is kept. */
export const ReadPage = v.strictObject({ url: Address })
export type ReadPage = v.InferOutput<typeof ReadPage>

const Reasons = v.array(v.picklist(REASONS))
/** What would be kept, and whether somebody should look at it before. */
export const Candidates = v.object({
  found: v.array(
    v.union([
      v.object({ state: v.picklist(['ok', 'look']), content: v.object(content), reasons: Reasons }),
      v.object({ state: v.literal('failed'), title: v.string(), reasons: Reasons }),
    ]),
  ),
})
export type Candidates = v.InferOutput<typeof Candidates>

/** Those of an import that were chosen, some at a time. */
export const KeepRecipes = v.strictObject({
  recipes: v.pipe(v.array(AddRecipe), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
})
export type KeepRecipes = v.InferOutput<typeof KeepRecipes>
/** One answer each, in their order: a refusal's code, or null. */
export const KeptRecipes = v.object({ recipes: v.array(v.object({ id: Id, code: v.nullable(v.string()) })) })
export type KeptRecipes = v.InferOutput<typeof KeptRecipes>

export const EXPORTS = ['jsonld', 'md', 'tandoor'] as const
export const ExportQuery = v.object({ as: v.picklist(EXPORTS), family: Id })
