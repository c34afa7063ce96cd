import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['recipe'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

/** Two whole numbers; null is not known. */
type Amount = { n: number; d: number } | null
type Measure = { amount: Amount; to: Amount; unit: string }
type Ingredient = Measure & {
  section: string
  item: string
  note: string
  also: Measure[]
  scale: 'linear' | 'fixed' | 'steps'
  original: string
}
type Step = { stepId: string; section: string; text: string; minutes: number | null; voiceId: string | null }
type Person = { name: string; personId: string | null }
type Time = { minutes: number | null; words: string }
type About = {
  cardIds: string[]
  storyVoiceId: string | null
  story: string
  cook: Person
  origin: Person
  when: string
  place: string
  language: 'en' | 'de' | 'fr' | 'es' | 'it'
  makes: { amount: Amount; unit: string; words: string }
  times: { prep: Time; cook: Time; wait: Time }
  tags: string[]
  allergens: string[]
  source: { url: string; note: string }
}
/** JSON values, sealed whole; once the key is gone each reads `[erased]`. */
export type Content = { title: string; about: About; ingredients: Ingredient[]; steps: Step[] }

export type RecipesEvent =
  | Event<'RecipeAdded', Content & { recipeId: string; familyId: string; contributorId: string; addedAt: string }>
  /** What it is now, all of it. */
  | Event<'RecipeEdited', Content>
  | Event<'RecipeRemoved', { removedBy: string; removedAt: string }>
  | Event<'RecipeRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'RecipeErased', { reason: Ending; erasedAt: string }>

const content = ['title', 'about', 'ingredients', 'steps'] as const
/** Sealed with the recipe's own key. */
export const personal = { RecipeAdded: content, RecipeEdited: content } as const
