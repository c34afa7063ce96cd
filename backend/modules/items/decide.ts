import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddItem, type RenameItem } from './contract.ts'
import type { Ending, ItemsEvent } from './events.ts'
import type { Item } from './item.ts'

export type Decide = Decision<Item, ItemsEvent>
/** What whoever asks is in the item's family. */
type As = { readonly role: FamilyRole }

const requireMay = ({ status, contributorId }: Item, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addItem =
  ({ itemId, title }: AddItem, { familyId }: { readonly familyId: string }): Decide =>
  (item, { by, at }) => {
    const data = { itemId, familyId, contributorId: by.id, title, addedAt: at }
    if (item.status === 'new') return [{ type: 'ItemAdded', data }]
    if (item.familyId !== familyId || item.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renameItem =
  ({ title }: RenameItem, as: As): Decide =>
  (item, { by }) => {
    requireMay(item, by, as)
    return item.title === title ? [] : [{ type: 'ItemRenamed', data: { title } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeItem =
  (as: As): Decide =>
  (item, { by, at }) => {
    requireMay(item, by, as)
    if (item.status === 'removed') return []
    return [{ type: 'ItemRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreItem =
  (as: As): Decide =>
  (item, { by, at, dayMs }) => {
    requireMay(item, by, as)
    if (item.status === 'kept') return []
    if (at >= plus(item.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'ItemRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseItem =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'ItemErased', data: { reason, erasedAt: at } }]
  }
