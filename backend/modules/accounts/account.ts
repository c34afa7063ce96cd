import type { Aggregate } from '../../kernel/log/decider.ts'
import { normalised } from './email.ts'
import { personal, type AccountsEvent, type Letter, type StaffRole } from './events.ts'
import { settled } from './settled.ts'
import { isUndoable } from './undoable.ts'

export type Account = {
  readonly status: 'new' | 'open' | 'abandoned' | 'erased'
  readonly accountId: string
  readonly username: string
  readonly email: string
  readonly openedAt: string
  readonly isVerified: boolean
  /** How many confirmation mails were asked for, and which of them was answered by the mail transport last. */
  readonly requests: number
  readonly answered: number
  readonly requestedAt: string
  readonly role: 'user' | StaffRole
  readonly isSuspended: boolean
  readonly backup: Backup | undefined
  /** The last second address that was confirmed, before this one or before it was removed: "it was not me" puts it back. */
  readonly backupBefore: Backup | undefined
  /** How many mails were asked for after the confirmation mails, and those not yet answered by the transport. */
  readonly lettersAsked: number
  readonly letters: readonly Letter[]
  /** As the person calls themselves; empty where they never said. */
  readonly name: string
  readonly zone: string
  readonly bornOn: string | null
  /** The mails that may be left out: whether they are wanted. */
  readonly notifications: { readonly news: boolean; readonly reminders: boolean }
  /** The links to choose a new password: how many, since when, and the last that was used. */
  readonly resets: { readonly asked: number; readonly askedAt: string; readonly used: number }
  readonly emailChange: EmailChange | undefined
  /** Every address the account has had: nobody else opens an account with one of them. */
  readonly addresses: readonly string[]
  /** Those of them that a link in a mail was opened from, as the person's own. */
  readonly confirmed: readonly string[]
  readonly hasTotp: boolean
  readonly passkeyIds: readonly string[]
  /** Those that were added without a second factor. */
  readonly plainPasskeys: readonly string[]
  /** The mails whose "it was not me" still means something, and those where it was said. */
  readonly undoable: readonly Letter[]
  readonly undone: readonly number[]
  readonly lockedUntil: string
  /** When the account will be erased, while that is planned. */
  readonly deletion:
    | {
        readonly requestedAt: string
        readonly eraseAt: string
        readonly takeBackUnopened?: boolean
        readonly eraseStories?: boolean
      }
    | undefined
  /** Until when a demo lasts; empty for an account that is somebody's. */
  readonly demoUntil: string
  readonly erasedAt: string
  /** When the account will be erased unless its address is confirmed; empty until its person was told. */
  readonly signUpEndsAt: string
  /** Up to when the person saw what came back to them. */
  readonly repliesSeenUntil: string
}
type Backup = {
  readonly address: string
  readonly isVerified: boolean
  readonly requestedAt: string
  readonly byFactor?: true
}
export type EmailChange = {
  readonly email: string
  readonly requestedAt: string
  readonly approved: readonly ('old' | 'new')[]
}

/** When the account is to be erased, while that is known. */
export const endOf = ({ deletion, demoUntil, signUpEndsAt }: Account): string | undefined =>
  deletion?.eraseAt ?? (demoUntil || signUpEndsAt || undefined)

const withLetter = (account: Account, letter: Letter): Account => ({
  ...account,
  lettersAsked: letter.letter,
  letters: [...account.letters, letter],
  undoable: isUndoable(letter.kind) ? [...account.undoable, letter] : account.undoable,
  signUpEndsAt: letter.kind === 'sign-up-ends' ? (letter.about ?? '') : account.signUpEndsAt,
})
/** The account stays, and a mail that has yet to say that it ends is not sent. */
const stays = (account: Account): Account => ({
  ...account,
  signUpEndsAt: '',
  letters: account.letters.filter(({ kind }) => kind !== 'sign-up-ends'),
})
const withPasskey = (account: Account, { passkeyId, byFactor }: { passkeyId: string; byFactor?: true }): Account => ({
  ...account,
  passkeyIds: [...account.passkeyIds, passkeyId],
  plainPasskeys: byFactor ? account.plainPasskeys : [...account.plainPasskeys, passkeyId],
})
const withoutPasskey = (account: Account, passkeyId: string): Account => ({
  ...account,
  passkeyIds: account.passkeyIds.filter((id) => id !== passkeyId),
  plainPasskeys: account.plainPasskeys.filter((id) => id !== passkeyId),
})
const confirmedBackup = ({ backup, backupBefore }: Account) => (backup?.isVerified ? backup : backupBefore)
/** Both addresses say yes to a change; one that somebody else changed the account to is not the person's own. */
const confirmedAfter = (
  { confirmed, email: old }: Account,
  { email, via }: { readonly email: string; readonly via: 'links' | 'undo' },
): readonly string[] => {
  const others = confirmed.filter((each) => ![old, email].map(normalised).includes(normalised(each)))
  return via === 'links' ? [...others, old, email] : [...others, email]
}

export const account: Aggregate<Account, AccountsEvent> = {
  category: 'account',
  personal,
  subject: ({ accountId }) => `account-${accountId}`,
  audience: ({ accountId }) => accountId,
  initial: {
    status: 'new',
    accountId: '',
    username: '',
    email: '',
    openedAt: '',
    isVerified: false,
    requests: 0,
    answered: 0,
    requestedAt: '',
    role: 'user',
    isSuspended: false,
    backup: undefined,
    backupBefore: undefined,
    lettersAsked: 0,
    letters: [],
    name: '',
    zone: '',
    bornOn: null,
    notifications: { news: true, reminders: true },
    resets: { asked: 0, askedAt: '', used: 0 },
    emailChange: undefined,
    addresses: [],
    confirmed: [],
    hasTotp: false,
    passkeyIds: [],
    plainPasskeys: [],
    undoable: [],
    undone: [],
    lockedUntil: '',
    deletion: undefined,
    demoUntil: '',
    erasedAt: '',
    signUpEndsAt: '',
    repliesSeenUntil: '',
  },
  evolve: (account, event) => {
    switch (event.type) {
      case 'AccountOpened': {
        const { accountId, username, email, openedAt } = event.data
        const isOpen = { status: 'open', requests: 1, requestedAt: openedAt, addresses: [email] } as const
        return { ...account, ...isOpen, accountId, username, email, openedAt }
      }
      case 'SignUpAbandoned':
        // What was erased stays so: in old logs a sign-up at the same address could still say this of it.
        return account.status === 'erased'
          ? account
          : { ...account, status: 'abandoned', accountId: event.data.accountId }
      case 'VerificationRequested':
        return { ...account, requests: account.requests + 1, requestedAt: event.data.requestedAt }
      case 'VerificationMailAccepted':
      case 'VerificationMailRejected':
        return { ...account, answered: event.data.request }
      case 'EmailVerified':
        return { ...stays(account), isVerified: true, confirmed: [...account.confirmed, account.email] }
      case 'LetterAsked':
        return withLetter(account, event.data)
      case 'LetterAccepted':
      case 'LetterRejected':
        return settled(account, event.data)
      case 'BackupAddressRequested':
        return { ...account, backup: { ...event.data, isVerified: false }, backupBefore: confirmedBackup(account) }
      case 'BackupAddressVerified':
        return { ...account, backup: account.backup && { ...account.backup, isVerified: true } }
      case 'BackupAddressRemoved':
        return { ...account, backup: undefined, backupBefore: confirmedBackup(account) }
      case 'RoleGranted':
        return { ...account, role: event.data.role }
      case 'RoleRemoved':
        return { ...account, role: 'user' }
      case 'AccountSuspended':
      case 'AccountReinstated':
        return { ...account, isSuspended: event.type === 'AccountSuspended' }
      case 'ProfileChanged': {
        const { bornOn, ...profile } = event.data
        // A day that was never given was read as the text "null" once, and stored as such by the next change.
        return { ...account, ...profile, bornOn: bornOn === 'null' ? null : bornOn }
      }
      case 'NotificationsChosen':
        return { ...account, notifications: event.data }
      case 'RepliesSeen':
        return { ...account, repliesSeenUntil: event.data.until }
      case 'PasswordResetRequested': {
        const { asked, used } = account.resets
        return { ...account, resets: { asked: asked + 1, askedAt: event.data.requestedAt, used } }
      }
      case 'PasswordChanged':
        return event.data.how === 'reset'
          ? { ...account, resets: { ...account.resets, used: account.resets.asked }, lockedUntil: '' }
          : account
      case 'EmailChangeRequested':
        return { ...account, emailChange: { ...event.data, approved: [] } }
      case 'EmailChangeApproved': {
        const { emailChange } = account
        const approved = [...(emailChange?.approved ?? []), event.data.side]
        return { ...account, emailChange: emailChange && { ...emailChange, approved } }
      }
      case 'EmailChanged': {
        const { email } = event.data
        const changed = { email, isVerified: true, emailChange: undefined, addresses: [...account.addresses, email] }
        return { ...stays(account), ...changed, confirmed: confirmedAfter(account, event.data) }
      }
      case 'SecondFactorEnabled':
      case 'SecondFactorDisabled':
        return { ...account, hasTotp: event.type === 'SecondFactorEnabled' }
      case 'RecoveryCodesMade':
      case 'RecoveryCodeUsed':
      case 'NewDeviceSeen':
      case 'ExportRequested':
        return account
      case 'PasskeyAdded':
        return withPasskey(account, event.data)
      case 'PasskeyRemoved':
        return withoutPasskey(account, event.data.passkeyId)
      case 'ChangeUndone':
        return { ...account, undone: [...account.undone, event.data.letter] }
      case 'DeletionRequested':
        return { ...account, deletion: event.data }
      case 'DeletionCancelled':
        return { ...stays(account), deletion: undefined }
      case 'DemoBegun':
        return { ...account, demoUntil: event.data.until }
      case 'AccountErased':
        return { ...account, status: 'erased', letters: [], erasedAt: event.data.erasedAt }
      case 'AccountLocked':
        return { ...account, lockedUntil: event.data.until }
    }
  },
}
