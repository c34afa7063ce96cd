import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type Invited, type LifeEvent } from './events.ts'

export type Contact = Readonly<Omit<Invited, 'accountId'>> & {
  readonly status: 'invited' | 'accepted' | 'declined' | 'removed'
  /** When they said no; empty when they did not, or took it back. */
  readonly declinedAt: string
  readonly invitation: 'asked' | 'mailed' | 'refused'
}
export type Life = { readonly accountId: string; readonly contacts: readonly Contact[] }

export const life: Aggregate<Life, LifeEvent> = {
  category: 'life',
  personal,
  subject: ({ accountId }) => accountId,
  audience: ({ accountId }) => accountId,
  initial: { accountId: '', contacts: [] },
  evolve: (life, { type, data }) => {
    const change = (changes: Partial<Contact>): Life => ({
      ...life,
      contacts: life.contacts.map((each) => (each.contactId === data.contactId ? { ...each, ...changes } : each)),
    })
    switch (type) {
      case 'ContactInvited': {
        const { accountId, ...invited } = data
        const contact: Contact = { ...invited, status: 'invited', declinedAt: '', invitation: 'asked' }
        return { accountId, contacts: [...life.contacts, contact] }
      }
      case 'ContactInvitationMailed':
        return change({ invitation: 'mailed' })
      case 'ContactInvitationRefused':
        return change({ invitation: 'refused' })
      case 'ContactAccepted':
        return change({ status: 'accepted', declinedAt: '' })
      case 'ContactDeclined':
        return change({ status: 'declined', declinedAt: data.declinedAt })
      case 'ContactRemoved':
        return change({ status: 'removed' })
    }
  },
}

export const contactIn = ({ contacts }: Life, contactId: string): Contact | undefined =>
  contacts.find((each) => each.contactId === contactId)
