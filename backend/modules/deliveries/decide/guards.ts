import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { DeliveryRefusal } from '../contract.ts'
import type { Delivery } from '../delivery.ts'
import type { About, DeliveriesEvent } from '../events.ts'

export type Decide = Decision<Delivery, DeliveriesEvent>
export const refuse = refusing<DeliveryRefusal>()

export const aboutOf = ({ messageId, recipientId }: Delivery): About => ({ messageId, recipientId })

/** @throws Refused where the delivery was declined or taken back, however old its link is */
export const requireNotEnded = ({ status, revokedAs }: Delivery): void => {
  if (status === 'new') throw refuse('link-invalid')
  if (status === 'declined') throw refuse('declined')
  if (status === 'revoked') throw refuse(revokedAs === 'wrong_person' ? 'wrong-person' : 'taken-back')
}

export const requireLive = (delivery: Delivery, at: string): void => {
  requireNotEnded(delivery)
  if (at >= delivery.expiresAt) throw refuse('link-expired')
}

export const requireUnlocked = (delivery: Delivery, at: string): void => {
  requireLive(delivery, at)
  if (!delivery.isUnlocked) throw refuse('not-unlocked')
}
