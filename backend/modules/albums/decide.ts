import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddAlbum, type RenameAlbum } from './contract.ts'
import type { Ending, AlbumsEvent } from './events.ts'
import type { Album } from './album.ts'

export type Decide = Decision<Album, AlbumsEvent>
/** What whoever asks is in the album's family. */
type As = { readonly role: FamilyRole }

const requireMay = ({ status, contributorId }: Album, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addAlbum =
  ({ albumId, title }: AddAlbum, { familyId }: { readonly familyId: string }): Decide =>
  (album, { by, at }) => {
    const data = { albumId, familyId, contributorId: by.id, title, addedAt: at }
    if (album.status === 'new') return [{ type: 'AlbumAdded', data }]
    if (album.familyId !== familyId || album.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renameAlbum =
  ({ title }: RenameAlbum, as: As): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    return album.title === title ? [] : [{ type: 'AlbumRenamed', data: { title } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removeAlbum =
  (as: As): Decide =>
  (album, { by, at }) => {
    requireMay(album, by, as)
    if (album.status === 'removed') return []
    return [{ type: 'AlbumRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restoreAlbum =
  (as: As): Decide =>
  (album, { by, at, dayMs }) => {
    requireMay(album, by, as)
    if (album.status === 'kept') return []
    if (at >= plus(album.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'AlbumRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const eraseAlbum =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'AlbumErased', data: { reason, erasedAt: at } }]
  }
