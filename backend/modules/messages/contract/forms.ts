import * as v from 'valibot'
import { bounded } from '../../../kernel/words/bounded.ts'

/** @number how far before or after today an occasion may be announced for */
export const FURTHEST_DAYS = 365

const nonce = bounded()
/**
 * The forms of an announcer's page; `date` is the day of the occasion.
 * @number characters of the day of an occasion
 */
export const AnnounceOccasion = v.strictObject({ nonce, date: bounded(10) })
export type AnnounceOccasion = v.InferOutput<typeof AnnounceOccasion>
export const WithdrawOccasion = v.strictObject({ nonce })
export type WithdrawOccasion = v.InferOutput<typeof WithdrawOccasion>

/** The form of the answer page. */
export const AnswerCheck = v.strictObject({
  nonce: bounded(),
  action: v.picklist(['here', 'planned', 'cancel', 'recall']),
  /** @number characters of the number that a check asks for */
  number: v.optional(bounded(10)),
})
export type AnswerCheck = v.InferOutput<typeof AnswerCheck>
