import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import { KEPT_DAYS, type AddPhoto, type RenamePhoto } from './contract.ts'
import type { Ending, PhotosEvent } from './events.ts'
import type { Photo } from './photo.ts'

export type Decide = Decision<Photo, PhotosEvent>
/** What whoever asks is in the photo's family. */
type As = { readonly role: FamilyRole }

const requireMay = ({ status, contributorId }: Photo, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const addPhoto =
  ({ photoId, title }: AddPhoto, { familyId }: { readonly familyId: string }): Decide =>
  (photo, { by, at }) => {
    const data = { photoId, familyId, contributorId: by.id, title, addedAt: at }
    if (photo.status === 'new') return [{ type: 'PhotoAdded', data }]
    if (photo.familyId !== familyId || photo.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renamePhoto =
  ({ title }: RenamePhoto, as: As): Decide =>
  (photo, { by }) => {
    requireMay(photo, by, as)
    return photo.title === title ? [] : [{ type: 'PhotoRenamed', data: { title } }]
  }

/** Out of the family's sight; it can be brought back for a while. */
export const removePhoto =
  (as: As): Decide =>
  (photo, { by, at }) => {
    requireMay(photo, by, as)
    if (photo.status === 'removed') return []
    return [{ type: 'PhotoRemoved', data: { removedBy: by.id, removedAt: at } }]
  }

export const restorePhoto =
  (as: As): Decide =>
  (photo, { by, at, dayMs }) => {
    requireMay(photo, by, as)
    if (photo.status === 'kept') return []
    if (at >= plus(photo.removedAt, KEPT_DAYS * dayMs)) throw new Refused('restore-over', { days: KEPT_DAYS })
    return [{ type: 'PhotoRestored', data: { restoredAt: at } }]
  }

/** After it was removed for so long, and at the end of its family. */
export const erasePhoto =
  ({ reason }: { readonly reason: Ending }): Decide =>
  ({ status, removedAt }, { at, dayMs }) => {
    if (status === 'new' || status === 'erased') return []
    const isDue = status === 'removed' && at >= plus(removedAt, KEPT_DAYS * dayMs)
    if (reason === 'removed' && !isDue) return []
    return [{ type: 'PhotoErased', data: { reason, erasedAt: at } }]
  }
