import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['photo'] as const

export type PhotosEvent =
  | Event<'PhotoAdded', { photoId: string; ownerId: string; title: string; addedAt: string }>

/** Sealed with the account's key: what an erased account has kept is gone. */
export const personal = { PhotoAdded: ['title'] } as const
