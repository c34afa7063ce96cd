import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['album'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type AlbumsEvent =
  | Event<'AlbumCreated', { albumId: string; familyId: string; contributorId: string; title: string; addedAt: string }>
  | Event<'AlbumRenamed', { title: string }>
  /** They come last, in this order. */
  | Event<'AlbumItemsAdded', { itemIds: readonly string[] }>
  | Event<'AlbumItemsRemoved', { itemIds: readonly string[] }>
  /** Right before another; last where that is null. */
  | Event<'AlbumItemMoved', { itemId: string; beforeId: string | null }>
  /** Null: the first of them. */
  | Event<'AlbumCoverSet', { itemId: string | null }>
  /** What is in it stays with the family. */
  | Event<'AlbumRemoved', { removedBy: string; removedAt: string }>
  | Event<'AlbumRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'AlbumErased', { reason: Ending; erasedAt: string }>

/** Sealed with the album's own key. */
export const personal = { AlbumCreated: ['title'], AlbumRenamed: ['title'] } as const
