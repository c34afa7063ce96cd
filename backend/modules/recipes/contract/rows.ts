import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { content } from './model.ts'

/** A recipe as lists show it to a member of the family. */
export const RecipeRow = v.object({
  id: Id,
  revision: v.number(),
  title: v.string(),
  /** Whose it is: empty where nobody said. */
  cook: v.string(),
  tags: v.array(v.string()),
  /** Whether it is without one of these is for who eats to say. */
  allergens: v.array(v.string()),
  /** What is needed, each once, without amounts: what a list is searched by. */
  items: v.array(v.string()),
  /** How much it makes, in words. */
  makes: v.string(),
  /** From beginning to end, as far as times say a number. */
  minutes: v.nullable(v.number()),
  /** By name: “A former member” whose account is gone. */
  addedBy: v.string(),
  addedAt: Instant,
  /** Null while it is not removed. */
  removedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  mayChange: v.boolean(),
})
export type RecipeRow = v.InferOutput<typeof RecipeRow>

/** With all that it is. */
export const RecipeDetail = v.object({ ...RecipeRow.entries, ...content })
export type RecipeDetail = v.InferOutput<typeof RecipeDetail>
