import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, memoriesOf, MOST_RECIPES, type AddRecipe, type Content, type EditRecipe } from './contract.ts'
import type { Ending, RecipesEvent } from './events.ts'
import type { Recipe } from './recipe.ts'

export type Decide = Decision<Recipe, RecipesEvent>
/** What whoever asks is in the recipe's family. */
type As = { readonly role: FamilyRole }
/** Which family keeps it, and how many it keeps already. */
type Into = { readonly familyId: string; readonly kept: number } & Seeing
/** Those of the memories it names that are the whole family's. */
type Seeing = { readonly known: ReadonlySet<string> }

/** What it named before stays, also where that is gone meanwhile. */
const requireKnown = (content: Content, { known }: Seeing, before: Content | null): void => {
  const had = new Set(before ? memoriesOf(before) : [])
  if (!memoriesOf(content).every((id) => known.has(id) || had.has(id))) throw new Refused('memory-unknown')
}

const requireMay = ({ status, contributorId }: Recipe, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addRecipe =
  ({ recipeId, ...content }: AddRecipe, { familyId, kept, known }: Into): Decide =>
  (recipe, { by, at }) => {
    const data = { recipeId, familyId, contributorId: by.id, ...content, addedAt: at }
    if (recipe.status === 'new') {
      if (kept >= MOST_RECIPES) throw new Refused('too-many-recipes')
      requireKnown(content, { known }, null)
      return [{ type: 'RecipeAdded', data }]
    }
    if (recipe.familyId !== familyId || recipe.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

/** All of it at once: what was read and changed is what it is now. */
export const editRecipe =
  ({ title, about, ingredients, steps }: EditRecipe, as: As & Seeing): Decide =>
  (recipe, { by }) => {
    requireMay(recipe, by, as)
    const content = { title, about, ingredients, steps }
    requireKnown(content, as, recipe.content)
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
