import { Refused, refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../../kernel/identity/roles.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import { MOST_WORDS, type ItemRefusal } from '../contract.ts'
import type { ItemsEvent } from '../events.ts'
import { isSeenBy, type Item } from '../item.ts'

export type Decide = Decision<Item, ItemsEvent>
/** What whoever asks is in the item's family. */
export type As = { readonly role: FamilyRole }
export const refuse = refusing<ItemRefusal>()

/** @throws Refused not-found for what only another may see, forbidden where the role does not allow it */
export const requireMay = (item: Item, by: Actor, { role }: As): void => {
  if (!isSeenBy(item, by.id)) throw refuse('not-found')
  if (!mayChange(role, item.contributorId === by.id)) throw new Refused('forbidden')
}

export const requireLength = (text: string): void => {
  if (text.length > MOST_WORDS) throw refuse('content-too-long', { most: MOST_WORDS, length: text.length })
}
