import type { Event } from '../../kernel/event.ts'

/** Stored forever: add a type or an optional field, never rename or remove one. */
export type Opening = {
  readonly accountId: string
  readonly username: string
  readonly email: string
  readonly openedAt: string
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

/** Of the stream that stands for one address; its id is a keyed hash of the address. */
export type EmailsEvent = Event<'EmailReserved', { accountId: string }>

/** Sealed with the account's key. */
export const personal = { AccountOpened: ['username', 'email'] } as const
