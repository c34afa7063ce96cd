import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { isOnlyThere } from './contract/answers.ts'
import { personal, type ArchivesEvent } from './events.ts'

export type Archive = {
  readonly status: 'new' | 'reading' | 'read' | 'settled' | 'stopped' | 'forgotten'
  readonly archiveId: string
  readonly familyId: string
  readonly contributorId: string
  readonly visibility: 'family' | 'only_me'
  readonly mediaId: string
  readonly entries: number
  /** The place of the first file that has no answer yet, in this reading of it. */
  readonly next: number
  /** Which reading of it this is, from 0 on. */
  readonly turn: number
  /** How many of its files only it has. */
  readonly onlyThere: number
  readonly isKept: boolean
  readonly openedAt: string
  /** When it was settled or stopped; empty before. */
  readonly finishedAt: string
}

export const archive: Aggregate<Archive, ArchivesEvent> = {
  category: 'archive',
  personal,
  // It tells about an item, and is read no longer than that one can be.
  subject: ({ archiveId }) => `item-${archiveId}`,
  audience: ({ familyId, contributorId, visibility }) =>
    visibility === 'family' ? familySubject(familyId) : contributorId,
  initial: {
    status: 'new',
    archiveId: '',
    familyId: '',
    contributorId: '',
    visibility: 'family',
    mediaId: '',
    entries: 0,
    next: 0,
    turn: 0,
    onlyThere: 0,
    isKept: true,
    openedAt: '',
    finishedAt: '',
  },
  evolve: (archive, { type, data }) => {
    switch (type) {
      case 'ArchiveOpened': {
        const { name: _name, ...opened } = data
        return { ...archive, ...opened, status: 'reading' }
      }
      case 'EntriesRead': {
        const left = data.answers.filter(({ answer }) => isOnlyThere(answer)).length
        return { ...archive, next: data.from + data.answers.length, onlyThere: archive.onlyThere + left }
      }
      case 'EntriesTold':
        return archive
      case 'ArchiveRead':
        return { ...archive, status: 'read' }
      case 'ArchiveSettled':
        return { ...archive, status: 'settled', isKept: data.isKept, finishedAt: data.settledAt }
      case 'ArchiveStopped':
        return { ...archive, status: 'stopped', isKept: true, finishedAt: data.stoppedAt }
      case 'ArchiveReopened':
        return { ...archive, status: 'reading', next: 0, turn: archive.turn + 1, onlyThere: 0, finishedAt: '' }
      case 'ArchiveForgotten':
        return { ...archive, status: 'forgotten' }
    }
  },
}
