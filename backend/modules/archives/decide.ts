import { Refused, refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import type { Archive } from './archive.ts'
import { LISTED_DAYS, type ArchiveRefusal, type Stop } from './contract.ts'
import type { Answered, ArchivesEvent, Ending } from './events.ts'

export type Decide = Decision<Archive, ArchivesEvent>
/** What whoever asks is in the archive's family. */
type As = { readonly role: FamilyRole }
const refuse = refusing<ArchiveRefusal>()

const isGone = ({ status }: Archive): boolean => status === 'new' || status === 'forgotten'
const isUnderWay = ({ status }: Archive): boolean => status === 'reading' || status === 'read'

/** What only its contributor may see is nobody else's to know of. */
export const requireSeen = (archive: Archive, by: Actor): void => {
  const { visibility, contributorId } = archive
  if (isGone(archive) || (visibility === 'only_me' && contributorId !== by.id)) throw refuse('not-found')
}

type Opened = Omit<Extract<ArchivesEvent, { type: 'ArchiveOpened' }>['data'], 'openedAt'>
/** `stop`: why nothing of it is read. */
export const openArchive =
  (opened: Opened, stop?: Stop): Decide =>
  ({ status }, { at }) => {
    if (status !== 'new') return []
    return [
      { type: 'ArchiveOpened', data: { ...opened, openedAt: at } },
      ...(stop === undefined ? [] : [{ type: 'ArchiveStopped', data: { code: stop, stoppedAt: at } } as const]),
    ]
  }

type Read = {
  readonly turn: number
  readonly from: number
  readonly names: readonly string[]
  readonly answers: readonly Answered[]
}
/** What became of some files, once for each reading of the archive; after the last of them it has been read. */
export const recordEntries =
  ({ turn, ...read }: Read): Decide =>
  (archive, { at }) => {
    if (archive.status !== 'reading' || archive.turn !== turn || archive.next !== read.from) return []
    const isLast = read.from + read.answers.length >= archive.entries
    return [
      { type: 'EntriesRead', data: read },
      ...(isLast ? [{ type: 'ArchiveRead', data: { readAt: at } } as const] : []),
    ]
  }

/** Another archive of the same set told of these. */
export const recordTold =
  (places: readonly number[]): Decide =>
  (archive) =>
    isGone(archive) || places.length === 0 ? [] : [{ type: 'EntriesTold', data: { places } }]

/** `isWhole`: all that came of it is stored, and was read back. */
export const settleArchive =
  ({ isWhole }: { readonly isWhole: boolean }): Decide =>
  ({ status, onlyThere }, { at }) =>
    status === 'read' ? [{ type: 'ArchiveSettled', data: { isKept: onlyThere > 0 || !isWhole, settledAt: at } }] : []

export const stopArchive =
  (code: Stop): Decide =>
  (archive, { at }) =>
    isUnderWay(archive) ? [{ type: 'ArchiveStopped', data: { code, stoppedAt: at } }] : []

/** Once more from its beginning: there is room now, or whoever added it may add again. */
export const reopenArchive =
  ({ role }: As): Decide =>
  (archive, { by, at }) => {
    requireSeen(archive, by)
    if (!mayChange(role, archive.contributorId === by.id)) throw new Refused('forbidden')
    if (isUnderWay(archive)) return []
    if (!archive.isKept) throw refuse('nothing-left')
    return [{ type: 'ArchiveReopened', data: { reopenedAt: at } }]
  }

/** After it was listed for so long, and wherever that cannot stay. */
export const forgetArchive =
  ({ reason }: { readonly reason: Ending }): Decide =>
  (archive, { at, dayMs }) => {
    if (isGone(archive)) return []
    const isDue = archive.finishedAt !== '' && at >= plus(archive.finishedAt, LISTED_DAYS * dayMs)
    if (reason === 'listed' && !isDue) return []
    return [{ type: 'ArchiveForgotten', data: { reason, forgottenAt: at } }]
  }
