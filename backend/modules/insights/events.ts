import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['insight'] as const

export type InsightsEvent =
  /** `key` is made of ids and words of ours. */
  Event<
    'SuggestionDismissed',
    { familyId: string; kind: 'duplicate' | 'connection' | 'gap'; key: string; dismissedAt: string }
  >
