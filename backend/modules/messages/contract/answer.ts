import * as v from 'valibot'
import { bounded } from '../../../kernel/words/bounded.ts'

/** `here` (also when absent) holds the message; `planned` leaves it on its way. */
export const Respond = v.strictObject({ action: v.optional(v.picklist(['here', 'planned'])) })
export type Respond = v.InferOutput<typeof Respond>

/** The form of the answer page. */
export const AnswerCheck = v.strictObject({
  nonce: bounded(),
  action: v.picklist(['here', 'planned', 'cancel', 'recall']),
  /** @number characters of the number that a check asks for */
  number: v.optional(bounded(10)),
})
export type AnswerCheck = v.InferOutput<typeof AnswerCheck>
