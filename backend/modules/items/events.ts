import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['item'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type ItemsEvent =
  | Event<
      'ItemAdded',
      {
        itemId: string
        familyId: string
        contributorId: string
        /** Its file; none of what was only typed. */
        mediaId?: string
        title: string
        addedAt: string
      }
    >
  | Event<'ItemRenamed', { title: string }>
  | Event<'ItemRemoved', { removedBy: string; removedAt: string }>
  | Event<'ItemRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'ItemErased', { reason: Ending; erasedAt: string }>

/** Sealed with the item's own key. */
export const personal = { ItemAdded: ['title'], ItemRenamed: ['title'] } as const
