import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { storedName, words } from '../../kernel/text.ts'

export * from './contract/refusals.ts'

/** @number characters of a review at the least */
const LEAST_WORDS = 20
/** @number characters of a review at the most */
const MOST_WORDS = 2_000

const Stars = v.picklist([1, 2, 3, 4, 5], 'Choose one to five.')
export const WriteReview = v.strictObject({
  /**
   * Whether it is a name is the decision's to say: one that stands already may stay.
   * @number characters of the name above a review
   */
  name: v.pipe(storedName(60), v.minLength(1, 'Write the name to show.')),
  stars: Stars,
  text: v.pipe(words(MOST_WORDS), v.minLength(LEAST_WORDS, `Please write at least ${LEAST_WORDS} characters.`)),
})
export type WriteReview = v.InferOutput<typeof WriteReview>

/** How well we are liked is no reason. */
export const Reason = v.picklist(['not_about_us', 'personal_data', 'abuse', 'advertising'])
export const RefuseReview = v.strictObject({ reason: Reason })

export const Sort = v.picklist(['newest', 'highest', 'lowest'])
export type Sort = v.InferOutput<typeof Sort>
export const Review = v.object({
  id: Id,
  name: v.string(),
  stars: v.number(),
  text: v.string(),
  at: v.string(),
  isEdited: v.boolean(),
  worksHere: v.boolean(),
})
export type Review = v.InferOutput<typeof Review>
/** A review at the desk: staff decide on the revision that they read. */
export const PendingReview = v.object({ ...Review.entries, revision: v.number() })
export type PendingReview = v.InferOutput<typeof PendingReview>
export const Reviews = v.object({
  reviews: v.array(Review),
  /** Null while there are too few to say anything. */
  summary: v.nullable(v.object({ count: v.number(), average: v.number() })),
})
export type Reviews = v.InferOutput<typeof Reviews>

const State = v.picklist(['pending', 'approved', 'refused'])
export const OwnReview = v.object({ ...Review.entries, state: State, reason: v.nullable(Reason) })
export type OwnReview = v.InferOutput<typeof OwnReview>
export const Mine = v.object({ review: v.nullable(OwnReview) })
