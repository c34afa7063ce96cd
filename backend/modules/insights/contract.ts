import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { bounded } from '../../kernel/words/bounded.ts'
import type { Sentences } from '../../kernel/words/refusals.ts'

/** @number suggestions that a family can say are wrong */
export const MOST_DISMISSED = 10_000
/** @number suggestions of one kind on a page */
export const MOST_SUGGESTED = 50

export const refusals = { 'too-many-dismissed': 409 } as const
export type InsightRefusal = keyof typeof refusals
export const sentences: Sentences<InsightRefusal> = {
  'too-many-dismissed': `A family can say of ${MOST_DISMISSED.toLocaleString('en-US')} suggestions that they are wrong.`,
}

/** Two pictures of the same; who is seen with whom, or tells about whom; what is missing. */
export const SuggestionKind = v.picklist(['duplicate', 'connection', 'gap'])
export type SuggestionKind = v.InferOutput<typeof SuggestionKind>

/**
 * Which of them, as its list says it: ids and words of ours.
 * @number characters of what names a suggestion
 */
const Key = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z]+(?::[\da-f-]+)+$/, 'This names no suggestion.'))
/** It is wrong, and is not made again. */
export const DismissSuggestion = v.strictObject({ kind: SuggestionKind, key: Key })
export type DismissSuggestion = v.InferOutput<typeof DismissSuggestion>

/** @number characters of the position after which suggestions begin */
export const InsightsQuery = v.object({ after: v.optional(bounded(20)) })

const Picture = v.object({
  id: Id,
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  bytes: v.nullable(v.number()),
  turned: v.picklist([0, 90, 180, 270]),
  /** Empty where nobody knows when it was. */
  year: v.string(),
})
/** Pictures that show the same, each with the larger first. */
export const Duplicates = v.object({ pairs: v.array(v.object({ key: Key, pictures: v.tuple([Picture, Picture]) })) })
export type Duplicates = v.InferOutput<typeof Duplicates>

/** Each with how many items say so, and some of them. */
export const Connections = v.object({
  connections: v.array(
    v.object({
      key: Key,
      what: v.picklist(['seen_with', 'tells_about']),
      /** Of who tells about whom the teller comes first. */
      personIds: v.tuple([Id, Id]),
      n: v.number(),
      itemIds: v.array(Id),
    }),
  ),
})
export type Connections = v.InferOutput<typeof Connections>

export const Gaps = v.object({
  gaps: v.array(
    v.union([
      /** They are in so many, and are heard in none. */
      v.object({ key: Key, what: v.literal('no_voice'), personId: Id, n: v.number(), itemIds: v.array(Id) }),
      /** So many of a month, with nobody named. */
      v.object({ key: Key, what: v.literal('nobody_named'), month: v.string(), n: v.number(), itemIds: v.array(Id) }),
      /** Nothing shows them between these years; the items are the last before and the first after. */
      v.object({
        key: Key,
        what: v.literal('no_years'),
        personId: Id,
        from: v.number(),
        to: v.number(),
        itemIds: v.array(Id),
      }),
    ]),
  ),
})
export type Gaps = v.InferOutput<typeof Gaps>

/** What a command answers. */
export const Dismissed = v.object({ revision: v.number() })
