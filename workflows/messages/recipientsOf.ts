import { derivedId } from '../../backend/kernel/ids.ts'
import type { Message } from '../../backend/modules/messages/message.ts'

/**
 * Whom the next claim is for. A delivery's id is made of its claim, so that a claim that is tried again names the same
 * ones, and nothing that closed those of a claim which was taken back can close these.
 */
export const recipientsOf = ({ messageId, occurrence, round, claimsN, recipientIds }: Message) =>
  recipientIds.map((recipientId) => ({
    recipientId,
    deliveryId: derivedId(`delivery:${messageId}:${occurrence}:${round}:${claimsN}:${recipientId}`),
  }))
