import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { RecipientRefusal } from '../contract.ts'
import type { RecipientsEvent } from '../events.ts'
import type { Recipient } from '../recipient.ts'

export type Decide = Decision<Recipient, RecipientsEvent>
export const refuse = refusing<RecipientRefusal>()

// The HTML standard's address with a dotted domain; a comma or bracket would be read as a second mailbox.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** `field` is named where it is not the first address. */
export const requireAddress = (address: string, field?: 'backupEmail' | 'ownEmail'): void => {
  if (!ADDRESS.test(address)) throw refuse('address-invalid', field && { field })
}

export const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A stranger's person is not there at all, and neither is one that was removed. */
export const requireOwner = ({ status, ownerId }: Recipient, by: Actor): void => {
  if (status !== 'added' || ownerId !== by.id) throw refuse('not-found')
}
