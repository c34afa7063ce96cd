import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type SubscribersEvent } from './events.ts'

export type Subscriber = {
  readonly status: 'new' | 'unconfirmed' | 'confirmed' | 'unsubscribed' | 'suppressed'
  readonly subscriberId: string
  readonly address: string
  /** How many confirmation mails were asked for, and which of them the mail transport answered last. */
  readonly requests: number
  readonly answered: number
  readonly requestedAt: string
}

export const subscriber: Aggregate<Subscriber, SubscribersEvent> = {
  category: 'subscriber',
  personal,
  subject: ({ subscriberId }) => `subscriber-${subscriberId}`,
  audience: () => '',
  initial: { status: 'new', subscriberId: '', address: '', requests: 0, answered: 0, requestedAt: '' },
  evolve: (subscriber, event) => {
    switch (event.type) {
      case 'SubscriptionRequested': {
        const { subscriberId, address, requestedAt } = event.data
        const requests = subscriber.requests + 1
        return { ...subscriber, status: 'unconfirmed', subscriberId, address, requestedAt, requests }
      }
      case 'ConfirmationAccepted':
      case 'ConfirmationRejected':
        return { ...subscriber, answered: event.data.request }
      case 'SubscriptionConfirmed':
        return { ...subscriber, status: 'confirmed' }
      case 'Unsubscribed':
        return { ...subscriber, status: 'unsubscribed' }
      case 'SubscriberSuppressed':
        return { ...subscriber, status: 'suppressed' }
    }
  },
}
