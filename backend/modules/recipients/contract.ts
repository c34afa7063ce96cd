import * as v from 'valibot'
import { Id, type Sentences } from '../../kernel/contract.ts'

const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))
const Address = v.pipe(v.string(), v.trim(), v.maxLength(254))
const Zone = v.pipe(v.string(), v.maxLength(64))

/** `email` is checked by the decision, so that its refusal is `address-invalid` in words of its own. */
export const AddRecipient = v.strictObject({
  recipientId: Id,
  name: Name,
  email: Address,
  zone: v.optional(Zone),
})
export type AddRecipient = v.InferOutput<typeof AddRecipient>

export const ChangeRecipient = v.strictObject({
  name: v.optional(Name),
  email: v.optional(Address),
  zone: v.optional(Zone),
})
export type ChangeRecipient = v.InferOutput<typeof ChangeRecipient>

/** How a recipient proves who they are; the passcode has at least 6 characters. */
export const SetVerification = v.strictObject({
  method: v.literal('passcode'),
  passcode: v.pipe(v.string(), v.maxLength(200)),
  hint: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})
export type SetVerification = v.InferOutput<typeof SetVerification>

export const RecipientRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  zone: v.nullable(v.string()),
  verification: v.picklist(['none', 'passcode']),
  hint: v.nullable(v.string()),
  consent: v.picklist(['unknown', 'declined']),
  revision: v.number(),
})
export type RecipientRow = v.InferOutput<typeof RecipientRow>

export const refusals = {
  'address-invalid': 400,
  duplicate: 409,
  'passcode-weak': 400,
  'zone-unknown': 400,
  'not-found': 404,
} as const
export type RecipientRefusal = keyof typeof refusals

export const sentences: Sentences<RecipientRefusal> = {
  'address-invalid': 'This is not an e-mail address.',
  duplicate: 'You already have {name} with this address.',
  'passcode-weak': 'At least 6 characters, not your name or birthday.',
  'zone-unknown': 'Choose a time zone from the list.',
  'not-found': 'We could not find this person.',
}
