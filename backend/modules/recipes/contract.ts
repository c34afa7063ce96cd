import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { line } from '../../kernel/text.ts'

/** @number characters of a recipe's title */
const MOST_TITLE = 120
/** @number how long a removed recipe can be brought back */
export const KEPT_DAYS = 30

export const AddRecipe = v.strictObject({
  recipeId: Id,
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
})
export type AddRecipe = v.InferOutput<typeof AddRecipe>

export const RenameRecipe = v.strictObject({ title: AddRecipe.entries.title })
export type RenameRecipe = v.InferOutput<typeof RenameRecipe>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedRecipe = v.object({ id: Id, revision: v.number() })

/** A recipe as a member of the family sees it. */
export const RecipeRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type RecipeRow = v.InferOutput<typeof RecipeRow>
