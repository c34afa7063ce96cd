import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { Content } from './contract.ts'
import { personal, type RecipesEvent } from './events.ts'

export type Recipe = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly recipeId: string
  readonly familyId: string
  readonly contributorId: string
  /** Null before it is added. */
  readonly content: Content | null
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const recipe: Aggregate<Recipe, RecipesEvent> = {
  category: 'recipe',
  personal,
  subject: ({ recipeId }) => `recipe-${recipeId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', recipeId: '', familyId: '', contributorId: '', content: null, addedAt: '', removedAt: '' },
  evolve: (recipe, { type, data }) => {
    switch (type) {
      case 'RecipeAdded': {
        const { recipeId, familyId, contributorId, addedAt, ...content } = data
        return { ...recipe, recipeId, familyId, contributorId, addedAt, content: content as Content, status: 'kept' }
      }
      case 'RecipeEdited':
        return { ...recipe, content: data as Content }
      case 'RecipeRemoved':
        return { ...recipe, status: 'removed', removedAt: data.removedAt }
      case 'RecipeRestored':
        return { ...recipe, status: 'kept', removedAt: '' }
      case 'RecipeErased':
        return { ...recipe, status: 'erased' }
    }
  },
}
