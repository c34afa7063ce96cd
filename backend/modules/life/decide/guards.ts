import type { Decision } from '../../../kernel/log/decider.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { LifeRefusal } from '../contract.ts'
import type { LifeEvent } from '../events.ts'
import { contactIn, type Contact, type Life } from '../life.ts'

export type Decide = Decision<Life, LifeEvent>
export const refuse = refusing<LifeRefusal>()

/** Whoever was taken off the list, or never stood on it, has nothing to answer. */
export const requireContact = (life: Life, contactId: string): Contact => {
  const contact = contactIn(life, contactId)
  if (!contact || contact.status === 'removed') throw refuse('not-a-contact')
  return contact
}
