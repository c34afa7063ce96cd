import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['record', 'gedimport'] as const

/** A structure of a family tree as it was read, with all that stands below it. */
export type Structure = {
  readonly tag: string
  readonly xref?: string | undefined
  readonly pointer?: string | undefined
  readonly payload?: string | undefined
  readonly dialect?: '551' | '70' | undefined
  readonly children: readonly Structure[]
}
/**
 * A structure with the numbers by which its record knows it and each below it. Those of a record as it came are counted
 * through from the top, its own 0.
 */
export type Numbered = Omit<Structure, 'children'> & { readonly id: number; readonly children: readonly Numbered[] }

/** A change of one structure; a place is counted among those below the same one. */
export type Edit =
  | { readonly op: 'add'; readonly under: number; readonly at: number; readonly node: Numbered }
  /** Its text, or whom it points to; all below it stays. */
  | {
      readonly op: 'set'
      readonly id: number
      readonly payload?: string | undefined
      readonly pointer?: string | undefined
    }
  | { readonly op: 'remove'; readonly id: number }
  | { readonly op: 'move'; readonly id: number; readonly at: number }

export type LifeState = 'living' | 'dead' | 'unknown'

/** A record of a family's tree. */
type RecordEvent =
  /** Out of a file, in the order of the file. */
  | Event<
      'RecordImported',
      {
        recordId: string
        treeId: string
        familyId: string
        contributorId: string
        importId: string
        place: number
        record: Structure
        importedAt: string
      }
    >
  | Event<
      'RecordAdded',
      {
        recordId: string
        treeId: string
        familyId: string
        contributorId: string
        record: Structure
        addedAt: string
      }
    >
  /** What one command changes of it; `undoes` is the revision whose change it takes back. */
  | Event<'RecordEdited', { edits: readonly Edit[]; undoes?: number }>
  | Event<'LifeStateSet', { lifeState: LifeState }>
  /** The member or relative of the family that this person is. */
  | Event<'RelativeSet', { relativeId: string | null }>
  | Event<'RecordRemoved', { removedBy: string; removedAt: string; importId?: string }>
  | Event<'RecordRestored', { restoredAt: string }>

/** What was found in a file before anything of it is in the tree. */
export type Report = {
  readonly producer: string
  readonly version: string
  readonly dialect: '551' | '70'
  readonly charset: string
  readonly declared: string
  readonly isOverruled: boolean
  readonly lines: number
  readonly hasEnd: boolean
  readonly samples: readonly string[]
  /** How many records of each kind, and of people how many look alive. */
  readonly records: Readonly<Record<string, number>>
  readonly living: number
  /** What was not as it should be: how often, and the first of each. */
  readonly problems: readonly {
    readonly code: string
    readonly n: number
    readonly lines: readonly number[]
    readonly detail?: string
  }[]
  /** Tags that no standard knows. */
  readonly unknownTags: Readonly<Record<string, number>>
  /** What the tree has of it already. */
  readonly same: number
}

/** The import of a file into a tree. */
type ImportEvent =
  | Event<
      'ImportBegun',
      { importId: string; treeId: string; familyId: string; contributorId: string; itemId: string; begunAt: string }
    >
  /** Somebody saw the sample names, and knows better. */
  | Event<'CharsetChosen', { charset: string }>
  | Event<'FileRead', { report: Report; records: number; people: number; readAt: string }>
  | Event<'FileRefused', { reason: string; firstLine: string; refusedAt: string }>
  | Event<'ImportApproved', { approvedBy: string; approvedAt: string }>
  /** So many of its records are in the tree. */
  | Event<'ChunkApplied', { applied: number }>
  | Event<'ImportFinished', { records: number; finishedAt: string }>
  | Event<'ImportCancelled', { cancelledBy: string; cancelledAt: string }>
  | Event<'ImportUndoBegun', { by: string; begunAt: string }>
  /** What was edited since stays. */
  | Event<'ImportUndone', { removed: number; kept: readonly string[]; undoneAt: string }>

export type RecordsEvent = RecordEvent
export type ImportsEvent = ImportEvent

/** Sealed with the key of the tree. */
export const personal = { RecordImported: ['record'], RecordAdded: ['record'], RecordEdited: ['edits'] } as const
export const importPersonal = { FileRead: ['report'], FileRefused: ['firstLine'] } as const
