import type { Event } from '../../kernel/event.ts'

// Stored forever: add a type or an optional field, never rename or remove one (docs/adr/0004).
export const categories = ['archive'] as const

type Answer =
  | 'added'
  | 'here'
  | 'broken'
  | 'system'
  | 'beside'
  | 'encrypted'
  | 'archive'
  | 'name'
  | 'empty'
  | 'too-large'
  | 'bomb'
  | 'packed'
  | 'no-room'
  | 'apart'
type Stop = 'too-many' | 'bomb' | 'damaged' | 'binned' | 'forbidden'

/** What became of a file of an archive; `itemId` is the item that it is now, or that has the same bytes. */
export type Answered = {
  readonly answer: Answer
  readonly itemId?: string
  /** It is a picture, a film or a sound that came with nothing beside it, though others have something there. */
  readonly isBare?: true
}

/** What came of it is listed long enough; with its contributor; with its family. */
export type Ending = 'listed' | 'member_gone' | 'family_ended'

export type ArchivesEvent =
  | Event<
      'ArchiveOpened',
      {
        /** Of the item that the archive was added as. */
        archiveId: string
        familyId: string
        contributorId: string
        visibility: 'family' | 'only_me'
        mediaId: string
        /** What the archive is called. */
        name: string
        /** How many files are in it. */
        entries: number
        openedAt: string
      }
    >
  /** Of the files from one place in the directory on: their names, and what became of each. */
  | Event<'EntriesRead', { from: number; names: readonly string[]; answers: readonly Answered[] }>
  /** Of the files at these places another archive of the same set tells something. */
  | Event<'EntriesTold', { places: readonly number[] }>
  | Event<'ArchiveRead', { readAt: string }>
  /** All that came of it is stored; it stays itself only where it has what nothing else has. */
  | Event<'ArchiveSettled', { isKept: boolean; settledAt: string }>
  | Event<'ArchiveStopped', { code: Stop; stoppedAt: string }>
  /** It is read once more from its beginning: what is here already is found. */
  | Event<'ArchiveReopened', { reopenedAt: string }>
  /** What came of it is listed no more. */
  | Event<'ArchiveForgotten', { reason: Ending; forgottenAt: string }>

/** Sealed with the key of the item that the archive was added as. */
export const personal = { ArchiveOpened: ['name'], EntriesRead: ['names'] } as const
