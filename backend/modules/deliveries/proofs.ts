import type { Aggregate } from '../../kernel/log/decider.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { RecipientsEvent } from '../recipients/events.ts'

/** How somebody shows that it is them, as the author chose last; `none` where nobody is known or nothing was chosen. */
export type Proof = {
  readonly method: 'none' | 'passcode' | 'question' | 'otp'
  readonly hint: string
  readonly question: string
  readonly secretHash: string
}
const NONE: Proof = { method: 'none', hint: '', question: '', secretHash: '' }

const proofs: Aggregate<Proof, RecipientsEvent> = {
  category: 'recipient',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: NONE,
  evolve: (proof, { type, data }) => (type === 'VerificationSet' ? { ...NONE, ...data } : proof),
}

/** Read from the recipient's stream itself: behind it, a read table could let in whoever has less to show. */
export const proofOf = async ({ load }: Pick<Kernel, 'load'>, recipientId: string): Promise<Proof> =>
  (await load(proofs, recipientId)).state

/** Whether it is an answer that they know. A contact's word may count in its place; any other proof is lost with a mailbox. */
export const isByAnswer = ({ method }: Pick<Proof, 'method'>): boolean => method === 'passcode' || method === 'question'
