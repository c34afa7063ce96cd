import { fold } from '../../kernel/log/decider.ts'
import type { RecipientsEvent } from './events.ts'

export { mailboxAt } from './mailbox.ts'
export { addressesOf, recipient } from './recipient.ts'

/** How somebody shows that it is them, as the author chose last; `none` where nobody is known or nothing was chosen. */
export type Proof = {
  readonly method: 'none' | 'passcode' | 'question' | 'otp'
  readonly hint: string
  readonly question: string
  readonly secretHash: string
}
const NONE: Proof = { method: 'none', hint: '', question: '', secretHash: '' }

export const proofs = fold<Proof, RecipientsEvent>('recipient', NONE, (proof, { type, data }) =>
  type === 'VerificationSet' ? { ...NONE, ...data } : proof,
)
