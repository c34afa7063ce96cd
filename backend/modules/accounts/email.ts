import type { Aggregate } from '../../kernel/log/decider.ts'
import type { EmailsEvent } from './events.ts'

/** Whose an address is. */
export type Email = { readonly accountId: string }

export const email: Aggregate<Email, EmailsEvent> = {
  category: 'email',
  personal: {},
  subject: ({ accountId }) => `account-${accountId}`,
  audience: () => '',
  initial: { accountId: '' },
  evolve: (_, { type, data }) => {
    switch (type) {
      case 'EmailReserved':
        return { accountId: data.accountId }
      case 'EmailReleased':
        return { accountId: '' }
    }
  },
}

/** What makes two spellings one address: mailboxes that differ in capitals only are not told apart. */
export const normalised = (address: string): string => address.trim().toLowerCase()

const RESERVED = /\.(?:example|test|invalid)$/u
/** An address of a domain that can never be anybody's (RFC 2606), as seeds and tests use them. */
export const isMadeUp = (address: string): boolean => RESERVED.test(normalised(address))
