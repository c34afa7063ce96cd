import type { Kernel } from '../../backend/kernel/kernel.ts'
import { consentRecipient, declineRecipient, undoDecline } from '../../backend/modules/recipients/decide/consent.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { asking } from '../kernel/ask.ts'

/** What a recipient said on the page of a delivery, named by that event. */
export type Said = {
  readonly recipientId: string
  readonly said: 'yes' | 'no' | 'after all'
  readonly eventId: string
}

const DECISIONS = {
  yes: () => consentRecipient({ where: 'delivery' }),
  no: declineRecipient,
  'after all': undoDecline,
} as const

/** A word said on a delivery's page counts for the whole address book entry. */
export const heeding = (kernel: Kernel) => {
  const ask = asking(kernel)
  const heed = async ({ recipientId, said, eventId }: Said): Promise<void> => {
    await ask(recipient, recipientId, DECISIONS[said](), 'heed', eventId)
  }
  return { heed }
}
export type Heeding = ReturnType<typeof heeding>
