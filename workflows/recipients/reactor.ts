import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { applying } from '../kernel/applying.ts'
import type { OnAnswer, Said } from './onAnswer.ts'

/** An answer on a delivery's page is applied to the recipient's own entry. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const apply = applying<OnAnswer>(temporal, 'mail')
  type About = { readonly recipientId: string; readonly addressHash?: string }
  const applyAnswer = (said: Said['said'], { id, eventId, data }: Recorded<{ type: string; data: About }>) =>
    apply(`recipient-${data.recipientId}.${eventId}`, 'heedAnswer', {
      recipientId: data.recipientId,
      said,
      eventId,
      deliveryId: id,
      ...(data.addressHash && { addressHash: data.addressHash }),
    })
  const deliveries: Handlers<DeliveriesEvent> = {
    DeliveryOpened: (event) => applyAnswer('yes', event),
    DeliveryDeclined: async (event) => event.data.scope === 'author' && applyAnswer('no', event),
    DeliveryDeclineUndone: (event) => applyAnswer('after all', event),
    DeliveryRevoked: async (event) => event.data.addressHash && applyAnswer('not them', event),
    WrongPersonUndone: async (event) => event.data.addressHash && applyAnswer('them after all', event),
  }
  return { delivery: reactingTo<DeliveriesEvent>(deliveries) }
}
