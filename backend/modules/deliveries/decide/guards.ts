import type { Decision } from '../../../kernel/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { DeliveryRefusal } from '../contract.ts'
import type { Delivery } from '../delivery.ts'
import type { About, DeliveriesEvent } from '../events.ts'

export type Decide = Decision<Delivery, DeliveriesEvent>
export const refuse = refusing<DeliveryRefusal>()

export const aboutOf = ({ messageId, recipientId }: Delivery): About => ({ messageId, recipientId })

/** A link leads somewhere only while it is neither too old nor declined. */
export const requireLive = ({ status, expiresAt }: Delivery, at: string): void => {
  if (status === 'new') throw refuse('link-invalid')
  if (status === 'declined') throw refuse('declined')
  if (at >= expiresAt) throw refuse('link-expired')
}

export const requireUnlocked = (delivery: Delivery, at: string): void => {
  requireLive(delivery, at)
  if (!delivery.isUnlocked) throw refuse('not-unlocked')
}
