import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['photo'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type PhotosEvent =
  | Event<'PhotoAdded', { photoId: string; familyId: string; contributorId: string; title: string; addedAt: string }>
  | Event<'PhotoRenamed', { title: string }>
  | Event<'PhotoRemoved', { removedBy: string; removedAt: string }>
  | Event<'PhotoRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'PhotoErased', { reason: Ending; erasedAt: string }>

/** Sealed with the photo's own key. */
export const personal = { PhotoAdded: ['title'], PhotoRenamed: ['title'] } as const
