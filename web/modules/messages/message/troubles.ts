import type { DeliveryRow } from '../../../../backend/modules/deliveries/contract.ts'
import { strings } from './deliveryStrings.ts'

/** Mailed, and unlocked by nobody, whether or not they have seen its page: it can still be taken back. */
export const isUnread = ({ state, openedAt }: Pick<DeliveryRow, 'state' | 'openedAt'>): boolean =>
  (state === 'sent' || state === 'opened') && openedAt === null

/** What a delivery needs from its author; undefined when it needs nothing. */
export const troubleOf = (delivery: DeliveryRow, name: string): string | undefined => {
  if (delivery.revokedAs === 'wrong_person') return strings.wrongPerson(name)
  if (delivery.state === 'bounced') return strings.unreached(name, delivery.retryAt)
  const isIn = delivery.state === 'unlocked' || delivery.state === 'played'
  return delivery.helpAt !== null && !isIn && delivery.state !== 'declined' ? strings.cannotGetIn(name) : undefined
}
