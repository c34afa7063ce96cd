import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type Person, type RecipientsEvent } from './events.ts'

export type Recipient = Person & {
  readonly status: 'new' | 'added'
  readonly recipientId: string
  readonly ownerId: string
  readonly verification: 'none' | 'passcode'
  readonly hint?: string | undefined
  readonly secretHash: string
  readonly consent: 'unknown' | 'declined'
}

export const recipient: Aggregate<Recipient, RecipientsEvent> = {
  category: 'recipient',
  personal,
  subject: ({ recipientId }) => recipientId,
  audience: ({ ownerId }) => ownerId,
  initial: {
    status: 'new',
    recipientId: '',
    ownerId: '',
    name: '',
    address: '',
    addressHash: '',
    zone: null,
    verification: 'none',
    secretHash: '',
    consent: 'unknown',
  },
  evolve: (recipient, event) => {
    switch (event.type) {
      case 'RecipientAdded': {
        const { recipientId, ownerId, name, address, addressHash, zone } = event.data
        return { ...recipient, status: 'added', recipientId, ownerId, name, address, addressHash, zone }
      }
      case 'RecipientChanged': {
        const { name, address, addressHash, zone } = event.data
        return { ...recipient, name, address, addressHash, zone }
      }
      case 'VerificationSet': {
        const { method, hint, secretHash } = event.data
        return { ...recipient, verification: method, hint, secretHash }
      }
      case 'RecipientDeclined':
        return { ...recipient, consent: 'declined' }
    }
  },
}
