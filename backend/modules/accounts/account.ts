import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type AccountsEvent } from './events.ts'

export type Account = {
  readonly status: 'new' | 'open' | 'abandoned'
  readonly accountId: string
  readonly username: string
  readonly email: string
  readonly isVerified: boolean
  /** How many confirmation mails were asked for, and which of them was answered by the mail transport last. */
  readonly requests: number
  readonly answered: number
  readonly requestedAt: string
}

export const account: Aggregate<Account, AccountsEvent> = {
  category: 'account',
  personal,
  subject: ({ accountId }) => accountId,
  audience: ({ accountId }) => accountId,
  initial: {
    status: 'new',
    accountId: '',
    username: '',
    email: '',
    isVerified: false,
    requests: 0,
    answered: 0,
    requestedAt: '',
  },
  evolve: (account, event) => {
    switch (event.type) {
      case 'AccountOpened': {
        const { accountId, username, email, openedAt } = event.data
        return { ...account, status: 'open', accountId, username, email, requests: 1, requestedAt: openedAt }
      }
      case 'SignUpAbandoned':
        return { ...account, status: 'abandoned', accountId: event.data.accountId }
      case 'VerificationRequested':
        return { ...account, requests: account.requests + 1, requestedAt: event.data.requestedAt }
      case 'VerificationMailAccepted':
      case 'VerificationMailRejected':
        return { ...account, answered: event.data.request }
      case 'EmailVerified':
        return { ...account, isVerified: true }
    }
  },
}
