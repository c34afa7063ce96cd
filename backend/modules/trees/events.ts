import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['tree'] as const

/** `removed` for long enough, or with its whole family. */
export type Ending = 'removed' | 'family'

export type TreesEvent =
  | Event<'TreeAdded', { treeId: string; familyId: string; contributorId: string; title: string; addedAt: string }>
  | Event<'TreeRenamed', { title: string }>
  /** The person with whom the tree opens; null for the first in it. */
  | Event<'HomePersonSet', { recordId: string | null }>
  | Event<'TreeRemoved', { removedBy: string; removedAt: string }>
  | Event<'TreeRestored', { restoredAt: string }>
  /** Nothing of it is kept: its key goes. */
  | Event<'TreeErased', { reason: Ending; erasedAt: string }>

/** Sealed with the tree's own key. */
export const personal = { TreeAdded: ['title'], TreeRenamed: ['title'] } as const
