import type { Claim, MessagesEvent, Recalled } from '../events.ts'
import type { Message } from '../message.ts'

/** How far the mail to one recipient has come, read by the caller. */
export type LinkFact = { readonly deliveryId: string; readonly isSent: boolean; readonly isOpened: boolean }

const stateOf = (link: LinkFact | undefined): Recalled['state'] => {
  if (link?.isOpened) return 'already_opened'
  return link?.isSent ? 'revoked_unopened' : 'not_sent'
}

/** The event of a recall: who asked for it and why, and for each recipient how far the mail had come. */
export const recalledEvent = (
  { messageId }: Message,
  { occurrence, recipients }: Pick<Claim, 'occurrence' | 'recipients'>,
  links: readonly LinkFact[],
  rest: {
    readonly by: 'author' | 'contact' | 'system'
    readonly reason: 'author' | 'contact' | 'life' | 'bounced' | 'restored'
  },
  recalledAt: string,
): Extract<MessagesEvent, { type: 'DeliveryRecalled' }> => {
  const perRecipient = recipients.map(({ recipientId, deliveryId }) => ({
    recipientId,
    deliveryId,
    state: stateOf(links.find((link) => link.deliveryId === deliveryId)),
  }))
  return { type: 'DeliveryRecalled', data: { messageId, occurrence, ...rest, recalledAt, perRecipient } }
}
