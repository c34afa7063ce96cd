import type { Event } from '../../kernel/event.ts'

/** Stored forever: add a type or an optional field, never rename or remove one. */
export type Person = {
  readonly name: string
  readonly address: string
  /** A keyed hash of the address, by which two entries of one author are seen to be the same. */
  readonly addressHash: string
  /** IANA name; null until somebody says. */
  readonly zone: string | null
}
export type RecipientsEvent =
  | Event<'RecipientAdded', Person & { recipientId: string; ownerId: string; isChild: boolean }>
  | Event<'RecipientChanged', Person>
  | Event<'VerificationSet', { method: 'passcode'; hint?: string; secretHash: string }>
  | Event<'RecipientDeclined', { scope: 'author' }>

/** Sealed with the recipient's own key, so that erasing an author leaves what a recipient was given readable. */
export const personal = {
  RecipientAdded: ['name', 'address'],
  RecipientChanged: ['name', 'address'],
  VerificationSet: ['hint'],
} as const
