import * as v from 'valibot'
import { OwedMail } from '../../kernel/contract.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'

export * from './contract/refusals.ts'

export const Subscribe = v.strictObject({
  email: emailAddress('Please enter a valid email'),
  source: v.picklist(['footer', 'blog', 'story', 'sign-up']),
  /** A field that people do not see: whoever fills it is a machine. */
  website: v.optional(bounded(), ''),
  /** How long the box was on the page; nobody types an address in under two seconds. */
  afterMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type Subscribe = v.InferOutput<typeof Subscribe>

export const ReadLetters = v.strictObject({ on: v.boolean() })
/** Whether the address of one's own account reads our letters; a mailbox that refused them is suppressed. */
export const OwnLetters = v.object({
  state: v.picklist(['off', 'unconfirmed', 'confirmed', 'suppressed']),
  /** The email that asks, while it has not left. */
  mail: v.optional(OwedMail),
})
export type OwnLetters = v.InferOutput<typeof OwnLetters>

/** The same for every address, so that nobody learns who reads our letters. */
export const Neutral = v.object({ message: v.string() })
export const NEUTRAL = 'Check your inbox to confirm.'
