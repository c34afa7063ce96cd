import type { WorkflowClient } from '@temporalio/client'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'
import { applying } from '../kernel/applying.ts'
import type { Heeds, Said } from './heed.ts'

/** What is said on a delivery's page is heeded. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const apply = applying<Heeds>(temporal, 'mail')
  type About = { readonly recipientId: string; readonly addressHash?: string }
  const heed = (said: Said['said'], { id, eventId, data }: Recorded<{ type: string; data: About }>) =>
    apply(`recipient-${data.recipientId}.${eventId}`, 'heedAnswer', {
      recipientId: data.recipientId,
      said,
      eventId,
      deliveryId: id,
      ...(data.addressHash && { addressHash: data.addressHash }),
    })
  const deliveries: Handlers<DeliveriesEvent> = {
    DeliveryOpened: (event) => heed('yes', event),
    DeliveryDeclined: async (event) => event.data.scope === 'author' && heed('no', event),
    DeliveryDeclineUndone: (event) => heed('after all', event),
    DeliveryRevoked: async (event) => event.data.addressHash && heed('not them', event),
    WrongPersonUndone: async (event) => event.data.addressHash && heed('them after all', event),
  }
  return { delivery: reactingTo<DeliveriesEvent>(deliveries) }
}
