import { derivedId } from '../../backend/kernel/ids.ts'
import type { Message } from '../../backend/modules/messages/message.ts'

/**
 * Whom the next claim is for. Each claim makes deliveries of its own, so that nothing that closed those of a claim which
 * was taken back can close these (docs/adr/0034).
 */
export const recipientsOf = ({ messageId, occurrence, round, claimsN, recipientIds }: Message) =>
  recipientIds.map((recipientId) => ({
    recipientId,
    deliveryId: derivedId(`delivery:${messageId}:${occurrence}:${round}:${claimsN}:${recipientId}`),
  }))
