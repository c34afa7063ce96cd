import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['kin'] as const

type Sex = 'female' | 'male'

export type ConnectionsEvent =
  /** Someone of the family without an account; `contributorId` is the member who added them. */
  | Event<
      'RelativeAdded',
      { familyId: string; relativeId: string; contributorId: string; name: string; sex?: Sex; hasDied: boolean }
    >
  /** What is known of a person from now on. Of a member, whose id is their account's, it is the sex alone. */
  | Event<'RelativeChanged', { familyId: string; relativeId: string; name?: string; sex?: Sex; hasDied?: boolean }>
  /** Whether nobody is to be reminded of a person, with an account or without. */
  | Event<'QuietSet', { familyId: string; personId: string; isQuiet: boolean }>
  | Event<'RelativeRemoved', { relativeId: string }>
  /** "from is the … of to"; it takes the place of whatever was said of the two before. */
  | Event<
      'KinStated',
      { familyId: string; from: string; to: string; kin: 'parent' | 'partner' | 'sibling'; contributorId: string }
    >
  | Event<'KinUnstated', { from: string; to: string }>

/** Sealed with the family's key. */
export const personal = { RelativeAdded: ['name'], RelativeChanged: ['name'] } as const
