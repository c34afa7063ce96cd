import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddRecipe, type EditRecipe } from './contract.ts'
import type { Ending, RecipesEvent } from './events.ts'
import type { Recipe } from './recipe.ts'

export type Decide = Decision<Recipe, RecipesEvent>
/** What whoever asks is in the recipe's family. */
type As = { readonly role: FamilyRole }

const requireMay = ({ status, contributorId }: Recipe, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addRecipe =
  ({ recipeId, ...content }: AddRecipe, { familyId }: { readonly familyId: string }): Decide =>
  (recipe, { by, at }) => {
    const data = { recipeId, familyId, contributorId: by.id, ...content, addedAt: at }
    if (recipe.status === 'new') return [{ type: 'RecipeAdded', data }]
    if (recipe.familyId !== familyId || recipe.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

/** All of it at once: what was read and changed is what it is now. */
export const editRecipe =
  ({ title, about, ingredients, steps }: EditRecipe, as: As): Decide =>
  (recipe, { by }) => {
    requireMay(recipe, by, as)
    const content = { title, about, ingredients, steps }
    return JSON.stringify(recipe.content) === JSON.stringify(content) ? [] : [{ type: 'RecipeEdited', data: content }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeRecipe =
  (as: As): Decide =>
  (recipe, { by, at }) => {
    requireMay(recipe, by, as)
    if (recipe.status === 'removed') return []
    return [{ type: 'RecipeRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreRecipe =
  (as: As): Decide =>
  (recipe, { by, at, dayMs }) => {
    requireMay(recipe, by, as)
    if (recipe.status === 'kept') return []
    if (at >= plus(recipe.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'RecipeRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseRecipe =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'RecipeErased', data: { reason, erasedAt: at } }]
  }
