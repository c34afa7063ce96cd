import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { RecipientRefusal } from '../contract.ts'
import type { RecipientsEvent } from '../events.ts'
import type { Recipient } from '../recipient.ts'

export type Decide = Decision<Recipient, RecipientsEvent>
export const refuse = refusing<RecipientRefusal>()

/** A stranger's person is not there at all, and neither is one that was removed. */
export const requireOwner = ({ status, ownerId }: Recipient, by: Actor): void => {
  if (status !== 'added' || ownerId !== by.id) throw refuse('not-found')
}
