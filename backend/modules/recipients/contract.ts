import * as v from 'valibot'
import { Id, Instant, OwedMail } from '../../kernel/contract.ts'
import { birthday, bounded, emailAddress } from '../../kernel/words/bounded.ts'
import { line, Name as AnyName, storedName } from '../../kernel/text.ts'

export * from './contract/grown.ts'
export * from './contract/refusals.ts'
export { Press } from '../../kernel/contract.ts'

const Name = v.pipe(AnyName, v.minLength(1, 'Write a name'))
/**
 * Whether it is a name is the decision's to say: one that stands already may stay.
 * @number characters of a recipient's name, as one may stand already
 */
const StoredName = v.pipe(storedName(120), v.minLength(1, 'Write a name'))
/** @number characters of a recipient's address */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(254))
/** @number characters of a recipient's zone */
const Zone = bounded(64)
const Birthday = birthday('Write the whole date.')

/**
 * Addresses are checked by the decision, so that a refusal is in words of its own. A child's address is a guardian's,
 * which `isGuardians` says, and `ownEmail` the one that they read alone once grown up; an empty `backupEmail`, `ownEmail`
 * or `relation` is none, and so is a `birthday` of null.
 */
const details = {
  zone: v.optional(Zone),
  backupEmail: v.optional(Address),
  ownEmail: v.optional(Address),
  isChild: v.optional(v.boolean()),
  isGuardians: v.optional(v.boolean()),
  birthday: v.optional(v.nullable(Birthday)),
  relation: v.optional(AnyName),
}
export const AddRecipient = v.strictObject({ recipientId: Id, name: Name, email: Address, ...details })
export type AddRecipient = v.InferOutput<typeof AddRecipient>

export const ChangeRecipient = v.strictObject({
  name: v.optional(StoredName),
  email: v.optional(Address),
  ...details,
})
export type ChangeRecipient = v.InferOutput<typeof ChangeRecipient>

export const Nothing = v.strictObject({})

/** What a guardian's page posts: the address that a child will read alone. */
export const GiveOwnAddress = v.strictObject({ nonce: bounded(), address: emailAddress() })

/** How long the passcode is at the least is the decision's to refuse. */
export const ByPasscode = v.strictObject({
  method: v.literal('passcode'),
  passcode: bounded(),
  /** @number characters of a passcode's hint */
  hint: v.optional(line(200)),
})
/** Case, accents and spaces of the answer do not matter; at least 4 letters or digits. */
export const ByQuestion = v.strictObject({
  method: v.literal('question'),
  /** @number characters of a recipient's question */
  question: v.pipe(line(200), v.minLength(4, 'Write a question.')),
  answer: bounded(),
})
/** A 6-digit code to the recipient's own mailbox, when they open. */
const ByMailedCode = v.strictObject({ method: v.literal('otp') })

/** How a recipient proves who they are. */
export const SetVerification = v.variant('method', [ByPasscode, ByQuestion, ByMailedCode])
export type SetVerification = v.InferOutput<typeof SetVerification>

export const VerificationMethod = v.picklist(['none', 'passcode', 'question', 'otp'])
/** `wrong-person`: whoever reads the address says that they are somebody else; nothing goes there. */
export const Consent = v.picklist(['unknown', 'invited', 'consented', 'declined', 'wrong-person'])

export const RecipientRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  backupEmail: v.nullable(v.string()),
  ownEmail: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  isChild: v.boolean(),
  birthday: v.nullable(v.string()),
  /** What the author is to them, which they read beside the author’s name. */
  relation: v.nullable(v.string()),
  verification: VerificationMethod,
  hint: v.nullable(v.string()),
  question: v.nullable(v.string()),
  consent: Consent,
  /** The email that asks them, while it has not left; null where there is none. */
  inviteMail: v.nullable(OwedMail),
  /** When a mail to the present address last came back. */
  bouncedAt: v.nullable(Instant),
  /** The morning on which our invitation leaves, where their mailbox has enough of today. */
  leavesAt: v.nullable(Instant),
  revision: v.number(),
})
export type RecipientRow = v.InferOutput<typeof RecipientRow>
