import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['recipe'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type RecipesEvent =
  | Event<'RecipeAdded', { recipeId: string; familyId: string; contributorId: string; title: string; addedAt: string }>
  | Event<'RecipeRenamed', { title: string }>
  | Event<'RecipeRemoved', { removedBy: string; removedAt: string }>
  | Event<'RecipeRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'RecipeErased', { reason: Ending; erasedAt: string }>

/** Sealed with the recipe's own key. */
export const personal = { RecipeAdded: ['title'], RecipeRenamed: ['title'] } as const
