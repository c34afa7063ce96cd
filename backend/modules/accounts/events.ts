import type { Event } from '../../kernel/event.ts'

/** Stored forever: add a type or an optional field, never rename or remove one. */
export type Opening = {
  readonly accountId: string
  readonly username: string
  readonly email: string
  readonly openedAt: string
}
export type StaffRole = 'support' | 'editor' | 'genealogist' | 'admin'
/** A mail that an account's change calls for. It goes to `to`, or to every admin where `to` is empty. */
export type Letter = {
  readonly letter: number
  readonly kind: 'confirm-backup' | 'role-granted' | 'role-removed' | 'admins-told'
  readonly to: string
  /** What the mail names besides: a role, a device. Never a person's words. */
  readonly about?: string
  readonly askedAt: string
}
type Mailed = { readonly request: number; readonly smtpCode: number }
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
  | Event<'BackupAddressRequested', { address: string; requestedAt: string }>
  | Event<'BackupAddressVerified', { verifiedAt: string }>
  | Event<'BackupAddressRemoved', { removedAt: string }>
  /** `by` is the admin's account, or 'machine' for a grant on the server itself. */
  | Event<'RoleGranted', { role: StaffRole; by: string }>
  | Event<'RoleRemoved', { role: StaffRole; by: string }>
  | Event<'AccountSuspended', { reason: string; by: string }>
  | Event<'AccountReinstated', { by: string }>

/** Of the stream that stands for one address; its id is a keyed hash of the address. */
export type EmailsEvent = Event<'EmailReserved', { accountId: string }>

/** Sealed with the account's key. */
export const personal = {
  AccountOpened: ['username', 'email'],
  LetterAsked: ['to'],
  BackupAddressRequested: ['address'],
  AccountSuspended: ['reason'],
} as const
