import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { MOST_CHARACTERS } from './bounds.ts'
import { content } from './model.ts'

/** What is too long in all is refused as one thing: nobody counts its parts. */
const fits = ({ ingredients, steps }: { readonly ingredients: unknown; readonly steps: unknown }): boolean =>
  JSON.stringify([ingredients, steps]).length <= MOST_CHARACTERS
const TOO_LONG = `A recipe can have up to ${MOST_CHARACTERS.toLocaleString('en-US')} characters in all.`

const Content = v.strictObject(content)
export type Content = v.InferOutput<typeof Content>

export const AddRecipe = v.pipe(
  v.strictObject({ recipeId: Id, ...content }),
  v.check((recipe) => fits(recipe), TOO_LONG),
)
export type AddRecipe = v.InferOutput<typeof AddRecipe>

export const EditRecipe = v.pipe(
  Content,
  v.check((recipe) => fits(recipe), TOO_LONG),
)
export type EditRecipe = v.InferOutput<typeof EditRecipe>

export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedRecipe = v.object({ id: Id, revision: v.number() })
