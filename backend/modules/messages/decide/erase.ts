import type { Decide } from './guards.ts'

/** What recipients have, or are being handed now, stays with them; everything else goes with its author. */
const isHandedOver = (status: string): boolean =>
  status === 'claimed' || status === 'delivering' || status === 'delivered'

/** Stops a message because its author's account is to end; one that is being handed over goes on. */
export const cancelForErasure =
  ({ ownerId }: { readonly ownerId: string }): Decide =>
  (message, { at }) => {
    const { status } = message
    const isOver = status === 'new' || status === 'cancelled' || status === 'recalled' || status === 'undeliverable'
    if (message.ownerId !== ownerId || isOver || status === 'draft' || isHandedOver(status)) return []
    return [{ type: 'MessageCancelled', data: { via: 'app', cancelledAt: at } }]
  }

/** The author's account is erased: nothing of a message that was never handed over can be read again. */
export const eraseMessage =
  ({ ownerId }: { readonly ownerId: string }): Decide =>
  (message, { at }) => {
    if (message.ownerId !== ownerId || message.status === 'new' || message.isErased || isHandedOver(message.status))
      return []
    return [{ type: 'MessageErased', data: { erasedAt: at } }]
  }
