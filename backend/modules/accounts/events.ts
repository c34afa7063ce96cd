import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one.
export const categories = ['account', 'email', 'setup'] as const
export type Opening = {
  readonly accountId: string
  readonly username: string
  readonly email: string
  readonly openedAt: string
}
export type StaffRole = 'support' | 'editor' | 'genealogist' | 'admin'
export type LetterKind =
  | 'confirm-backup'
  | 'role-granted'
  | 'role-removed'
  | 'admins-told'
  | 'password-reset-link'
  | 'password-changed'
  | 'email-change-old'
  | 'email-change-new'
  | 'email-changed'
  | 'factor-enabled'
  | 'factor-disabled'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device'
  | 'locked'
  | 'data-exported'
  | 'deletion-planned'
  | 'deletion-cancelled'
  | 'backup-added'
  | 'backup-removed'
  | 'factor-removal-asked'
  | 'sign-up-ends'
/** A mail that an account's change calls for. It goes to `to`, or to every admin where `to` is empty. */
export type Letter = {
  readonly letter: number
  readonly kind: LetterKind
  readonly to: string
  /** What the mail names besides: a role, a device. Never a person's words. */
  readonly about?: string
  readonly askedAt: string
}
type Mailed = { readonly request: number; readonly smtpCode: number }
/**
 * What other modules need to end their part: keyed hashes of the mailboxes, which nobody can read any more, and whether
 * delivered messages that nobody has opened go too.
 */
export type Ended = {
  readonly erasedAt: string
  readonly addressHashes?: readonly string[]
  readonly takeBackUnopened?: boolean
  /** The stories that the account told go with it. */
  readonly eraseStories?: boolean
}
/** Asked for in a session that had shown a second factor, so that a mailbox alone cannot have asked. */
type ByFactor = { readonly byFactor?: true }
export type AccountsEvent =
  | Event<'AccountOpened', Opening>
  /** A sign-up that stopped half-way gave its address to a later one: it can never be opened. */
  | Event<'SignUpAbandoned', { accountId: string }>
  | Event<'VerificationRequested', { requestedAt: string }>
  | Event<'VerificationMailAccepted', Mailed & { acceptedAt: string }>
  | Event<'VerificationMailRejected', Mailed>
  | Event<'EmailVerified', { verifiedAt: string }>
  | Event<'LetterAsked', Letter>
  | Event<'LetterAccepted', { letter: number; smtpCode: number; acceptedAt: string }>
  | Event<'LetterRejected', { letter: number; smtpCode: number }>
  /** A second address for what must reach the person: notices go there too once it is confirmed. */
  | Event<'BackupAddressRequested', { address: string; requestedAt: string } & ByFactor>
  | Event<'BackupAddressVerified', { verifiedAt: string }>
  | Event<'BackupAddressRemoved', { removedAt: string }>
  /** `by` is the admin's account, or 'machine' for a grant on the server itself. */
  | Event<'RoleGranted', { role: StaffRole; by: string }>
  | Event<'RoleRemoved', { role: StaffRole; by: string }>
  | Event<'AccountSuspended', { reason: string; by: string }>
  | Event<'AccountReinstated', { by: string }>
  | Event<'ProfileChanged', { name: string; zone: string; bornOn: string | null }>
  /** Which of the mails that may be left out a person wants; the others always come. */
  | Event<'NotificationsChosen', { news: boolean; reminders: boolean }>
  /** The person opened the page of what came back to them; replies up to then are new no more. */
  | Event<'RepliesSeen', { until: string }>
  | Event<'PasswordResetRequested', { requestedAt: string }>
  | Event<'PasswordChanged', { how: 'changed' | 'reset'; changedAt: string }>
  /** Both addresses say yes before the change; each by its own link. */
  | Event<'EmailChangeRequested', { email: string; requestedAt: string }>
  | Event<'EmailChangeApproved', { side: 'old' | 'new' }>
  | Event<'EmailChanged', { email: string; via: 'links' | 'undo'; changedAt: string }>
  | Event<'SecondFactorEnabled', { enabledAt: string }>
  | Event<'SecondFactorDisabled', { disabledAt: string }>
  | Event<'RecoveryCodesMade', { madeAt: string }>
  | Event<'RecoveryCodeUsed', { usedAt: string }>
  | Event<'PasskeyAdded', { passkeyId: string; addedAt: string } & ByFactor>
  | Event<'PasskeyRemoved', { passkeyId: string; removedAt: string }>
  | Event<'NewDeviceSeen', { device: string; seenAt: string }>
  /** "It was not me", by the link of the mail with this number. */
  | Event<'ChangeUndone', { letter: number; undoneAt: string }>
  | Event<'AccountLocked', { until: string }>
  /** Everything of theirs was given to somebody who had shown that it is they. */
  | Event<'ExportRequested', { requestedAt: string }>
  | Event<
      'DeletionRequested',
      { requestedAt: string; eraseAt: string; takeBackUnopened?: boolean; eraseStories?: boolean }
    >
  | Event<'DeletionCancelled', { via: 'page' | 'mail'; cancelledAt: string }>
  /** A stranger's private look around; the account is erased then, or when they sign out. */
  | Event<'DemoBegun', { until: string }>
  /** The end: keys are destroyed after it, and nothing of the person can be read again. */
  | Event<'AccountErased', Ended>

/** Of the one stream that stands for the house's beginning. */
export type SetupEvent = Event<'AdminBootstrapped', { accountId: string; bootstrappedAt: string }>

/** Of the stream that stands for one address; its id is a keyed hash of the address. */
export type EmailsEvent =
  | Event<'EmailReserved', { accountId: string }>
  /** Its account was erased: the address is free again. */
  | Event<'EmailReleased', { accountId: string }>

/** Sealed with the account's key. */
export const personal = {
  AccountOpened: ['username', 'email'],
  LetterAsked: ['to'],
  BackupAddressRequested: ['address'],
  AccountSuspended: ['reason'],
  ProfileChanged: ['name', 'bornOn'],
  EmailChangeRequested: ['email'],
  EmailChanged: ['email'],
} as const
