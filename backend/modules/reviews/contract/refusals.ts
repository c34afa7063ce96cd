import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = { 'account-too-new': 409, 'nothing-kept': 409, 'not-found': 404 } as const
export type ReviewRefusal = keyof typeof refusals

export const sentences: Sentences<ReviewRefusal> = {
  // @says age of an account that may write a review
  'account-too-new': 'You can write a review from {until} on, after a week with us.',
  'nothing-kept': 'Keep one message first: then you know what you write about.',
  'not-found': 'We could not find this review.',
}
