import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['place'] as const

/** In degrees. */
type Coordinates = { readonly lat: number; readonly lon: number }

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type PlacesEvent =
  | Event<
      'PlaceNamed',
      {
        placeId: string
        familyId: string
        contributorId: string
        name: string
        /** Null where nobody said. */
        at: Coordinates | null
        addedAt: string
      }
    >
  | Event<'PlaceChanged', { name: string; at: Coordinates | null }>
  | Event<'PlaceRemoved', { removedBy: string; removedAt: string }>
  | Event<'PlaceRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'PlaceErased', { reason: Ending; erasedAt: string }>

/** Sealed with the place's own key. */
export const personal = { PlaceNamed: ['name', 'at'], PlaceChanged: ['name', 'at'] } as const
