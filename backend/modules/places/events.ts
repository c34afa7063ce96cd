import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['place'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type PlacesEvent =
  | Event<'PlaceAdded', { placeId: string; familyId: string; contributorId: string; title: string; addedAt: string }>
  | Event<'PlaceRenamed', { title: string }>
  | Event<'PlaceRemoved', { removedBy: string; removedAt: string }>
  | Event<'PlaceRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'PlaceErased', { reason: Ending; erasedAt: string }>

/** Sealed with the place's own key. */
export const personal = { PlaceAdded: ['title'], PlaceRenamed: ['title'] } as const
