import type { Kernel } from '../../kernel/kernel.ts'
import { proofs, type Proof } from '../recipients/reading.ts'

/** Read from the recipient's stream itself: behind it, a read table could let in whoever has less to show. */
export const proofOf = async ({ load }: Pick<Kernel, 'load'>, recipientId: string): Promise<Proof> =>
  (await load(proofs, recipientId)).state

/** Whether it is an answer that they know. A contact's word may count in its place; any other proof is lost with a mailbox. */
export const isByAnswer = ({ method }: Pick<Proof, 'method'>): boolean => method === 'passcode' || method === 'question'
