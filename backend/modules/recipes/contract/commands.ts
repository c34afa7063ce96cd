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

/** The memories that a recipe names. */
export const memoriesOf = ({ about, steps }: Pick<Content, 'about' | 'steps'>): readonly string[] =>
  [...about.cardIds, about.storyVoiceId, ...steps.map(({ voiceId }) => voiceId)].filter((id) => id !== null)

/** Without those that the family does not have: what was exported from another names memories of that. */
export const withMemories = <Recipe extends Pick<Content, 'about' | 'steps'>>(
  recipe: Recipe,
  known: ReadonlySet<string>,
): Recipe => {
  const kept = (id: string | null) => (id !== null && known.has(id) ? id : null)
  return {
    ...recipe,
    about: {
      ...recipe.about,
      cardIds: recipe.about.cardIds.filter((id) => known.has(id)),
      storyVoiceId: kept(recipe.about.storyVoiceId),
    },
    steps: recipe.steps.map((step) => ({ ...step, voiceId: kept(step.voiceId) })),
  }
}

/** Who cooks it and who taught them, by name alone where the family's list does not have them. */
export const withPeople = <Recipe extends Pick<Content, 'about'>>(
  recipe: Recipe,
  people: ReadonlySet<string>,
): Recipe => {
  const known = ({ name, personId }: Content['about']['cook']) => ({
    name,
    personId: personId !== null && people.has(personId) ? personId : null,
  })
  const { about } = recipe
  return { ...recipe, about: { ...about, cook: known(about.cook), origin: known(about.origin) } }
}
