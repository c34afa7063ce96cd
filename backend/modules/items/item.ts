import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type ItemsEvent } from './events.ts'

export type Item = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly itemId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const item: Aggregate<Item, ItemsEvent> = {
  category: 'item',
  personal,
  subject: ({ itemId }) => `item-${itemId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', itemId: '', familyId: '', contributorId: '', title: '', addedAt: '', removedAt: '' },
  evolve: (item, { type, data }) => {
    switch (type) {
      case 'ItemAdded':
        return { ...item, ...data, status: 'kept' }
      case 'ItemRenamed':
        return { ...item, title: data.title }
      case 'ItemRemoved':
        return { ...item, status: 'removed', removedAt: data.removedAt }
      case 'ItemRestored':
        return { ...item, status: 'kept', removedAt: '' }
      case 'ItemErased':
        return { ...item, status: 'erased' }
    }
  },
}
