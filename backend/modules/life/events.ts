import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['life'] as const

/** Somebody whom the author trusts to be told when nobody reaches them. */
export type Invited = {
  readonly accountId: string
  readonly contactId: string
  readonly name: string
  readonly address: string
  /** A keyed hash of the address, by which a no outlives being taken off the list. */
  readonly addressHash: string
}

export type LifeEvent =
  | Event<'ContactInvited', Invited>
  | Event<'ContactInvitationMailed', { contactId: string; smtpCode: number; acceptedAt: string }>
  | Event<'ContactInvitationRefused', { contactId: string; smtpCode: number }>
  | Event<'ContactAccepted', { contactId: string }>
  | Event<'ContactDeclined', { contactId: string; declinedAt: string }>
  | Event<'ContactRemoved', { contactId: string }>
  /** A contact asked us to wait; `unsure` says that they do not know whether the author is there. */
  | Event<'ContactPaused', { contactId: string; pausedAt: string; until: string; reason: 'alive' | 'unsure' }>
  /** The author is there: nothing waits any more. */
  | Event<'ContactPauseEnded', { endedAt: string }>
  /** A mail asked its author to press a button, so that we know that our mails reach them; `n` counts these mails. */
  | Event<'ProofMailed', { accountId: string; n: number; smtpCode: number; acceptedAt: string }>
  | Event<'ProofRefused', { accountId: string; n: number; smtpCode: number }>
  /** Somebody pressed it with a hand: that mail was read. */
  | Event<'MailboxProven', { accountId: string; n: number; provenAt: string }>

/** Sealed with the account's key. */
export const personal = { ContactInvited: ['name', 'address'] } as const
