import type { Aggregate } from '../../kernel/decider.ts'
import { personal, type AccountsEvent, type Letter, type StaffRole } from './events.ts'

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
  readonly role: 'user' | StaffRole
  readonly isSuspended: boolean
  readonly backup: { readonly address: string; readonly isVerified: boolean; readonly requestedAt: string } | undefined
  /** How many mails were asked for after the confirmation mails, and those not yet answered by the transport. */
  readonly lettersAsked: number
  readonly letters: readonly Letter[]
}

const settled = (account: Account, letter: number): Account => ({
  ...account,
  letters: account.letters.filter((each) => each.letter !== letter),
})

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
    role: 'user',
    isSuspended: false,
    backup: undefined,
    lettersAsked: 0,
    letters: [],
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
      case 'LetterAsked':
        return { ...account, lettersAsked: event.data.letter, letters: [...account.letters, event.data] }
      case 'LetterAccepted':
      case 'LetterRejected':
        return settled(account, event.data.letter)
      case 'BackupAddressRequested':
        return { ...account, backup: { ...event.data, isVerified: false } }
      case 'BackupAddressVerified':
        return { ...account, backup: account.backup && { ...account.backup, isVerified: true } }
      case 'BackupAddressRemoved':
        return { ...account, backup: undefined }
      case 'RoleGranted':
        return { ...account, role: event.data.role }
      case 'RoleRemoved':
        return { ...account, role: 'user' }
      case 'AccountSuspended':
        return { ...account, isSuspended: true }
      case 'AccountReinstated':
        return { ...account, isSuspended: false }
    }
  },
}
