import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one.
export const categories = ['recipient'] as const
export type Person = {
  readonly name: string
  readonly address: string
  /** A keyed hash of the address, by which two entries of one author are seen to be the same. */
  readonly addressHash: string
  /** IANA name; null until somebody says. */
  readonly zone: string | null
  /** Where we write when the first address does not take our mail; absent when there is none. */
  readonly backupAddress?: string
  /** YYYY-MM-DD; absent when nobody said. */
  readonly birthday?: string
  /** What the author is to them, as they read it: "your grandmother"; absent when nobody said. */
  readonly relation?: string
  /** The address that a child reads alone once they are grown up; absent while nobody has given it. */
  readonly ownAddress?: string
}
export type Verification =
  | { readonly method: 'passcode'; readonly hint?: string; readonly secretHash: string }
  | { readonly method: 'question'; readonly question: string; readonly secretHash: string }
  | { readonly method: 'otp' }

export type RecipientsEvent =
  | Event<'RecipientAdded', Person & { recipientId: string; ownerId: string; isChild: boolean }>
  /** `isCorrected`: the address that was somebody else's is gone. */
  | Event<'RecipientChanged', Person & { isChild?: boolean; isCorrected?: true }>
  | Event<'RecipientRemoved', { reason: 'asked' }>
  | Event<'VerificationSet', Verification>
  /** Asks for the mail with the question whether they want messages; `n` counts them. */
  | Event<'RecipientInvited', { n: number }>
  | Event<'InvitationMailed', { n: number; smtpCode: number; acceptedAt: string }>
  /** Its mailbox has enough of today: the invitation leaves on that morning. */
  | Event<'InvitationPutOff', { n: number; leavesAt: string }>
  | Event<'InvitationRefused', { n: number; smtpCode: number }>
  | Event<'RecipientConsented', { where: 'invite' | 'delivery' }>
  /** `alsoAt`: hashes of the other mailboxes that were theirs then: the second address, one where a delivery had gone. */
  | Event<'RecipientDeclined', { scope: 'author'; at: string; alsoAt?: readonly string[] }>
  | Event<'RecipientDeclineUndone', { at: string }>
  /** Whoever reads one of their addresses says that they are somebody else. */
  | Event<'WrongPersonReported', { where: 'invite' | 'delivery'; mailbox: 'first' | 'second' | 'own'; at: string }>
  /** It was them after all, as they say on the page of a delivery. */
  | Event<'WrongPersonReportUndone', { at: string }>
  /** The guardian was asked for the address of a child who will be grown up; `acceptedAt` where their mailbox took it. */
  | Event<'GuardianAsked', { n: number; smtpCode: number; acceptedAt?: string }>
  /** The guardian's answer. */
  | Event<'OwnAddressGiven', { ownAddress: string }>

/** Sealed with the recipient's own key, so that erasing an author leaves what a recipient was given readable. */
export const personal = {
  RecipientAdded: ['name', 'address', 'backupAddress', 'birthday', 'relation', 'ownAddress'],
  RecipientChanged: ['name', 'address', 'backupAddress', 'birthday', 'relation', 'ownAddress'],
  VerificationSet: ['hint', 'question'],
  OwnAddressGiven: ['ownAddress'],
} as const
