import { Refused, refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import { plus, type Decision } from '../../kernel/log/decider.ts'
import type { Album } from './album.ts'
import {
  KEPT_DAYS,
  MOST_IN_ALBUM,
  moved,
  type AddToAlbum,
  type AlbumRefusal,
  type CreateAlbum,
  type MoveInAlbum,
  type RenameAlbum,
  type SetCover,
} from './contract.ts'
import type { AlbumsEvent, Ending } from './events.ts'

export type Decide = Decision<Album, AlbumsEvent>
/** What whoever asks is in the album's family. */
type As = { readonly role: FamilyRole }
/** And those of the items it names that are the family's, and that whoever asks may see: of all others nothing is told. */
type Seeing = As & { readonly known: ReadonlySet<string> }
const refuse = refusing<AlbumRefusal>()

const requireMay = ({ status, contributorId }: Album, by: Actor, { role }: As): void => {
  if (status === 'new' || status === 'erased') throw new Refused('not-found')
  if (!mayChange(role, contributorId === by.id)) throw new Refused('forbidden')
}

export const createAlbum =
  ({ albumId, title }: CreateAlbum, { familyId }: { readonly familyId: string }): Decide =>
  (album, { by, at }) => {
    const data = { albumId, familyId, contributorId: by.id, title, addedAt: at }
    if (album.status === 'new') return [{ type: 'AlbumCreated', data }]
    if (album.familyId !== familyId || album.contributorId !== by.id) throw new Refused('id-taken')
    return []
  }

export const renameAlbum =
  ({ title }: RenameAlbum, as: As): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    return album.title === title ? [] : [{ type: 'AlbumRenamed', data: { title } }]
  }

const requireKnown = (ids: readonly (string | null)[], { known }: Seeing): void => {
  if (!ids.every((id) => id === null || known.has(id))) throw refuse('item-unknown')
}

export const addToAlbum =
  ({ itemIds }: AddToAlbum, as: Seeing): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    requireKnown(itemIds, as)
    const inIt = new Set(album.itemIds)
    const added = [...new Set(itemIds)].filter((id) => !inIt.has(id))
    if (inIt.size + added.length > MOST_IN_ALBUM) throw refuse('album-full')
    return added.length === 0 ? [] : [{ type: 'AlbumItemsAdded', data: { itemIds: added } }]
  }

export const removeFromAlbum =
  ({ itemIds }: AddToAlbum, as: Seeing): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    const inIt = new Set(album.itemIds)
    const removed = [...new Set(itemIds)].filter((id) => inIt.has(id) && as.known.has(id))
    return removed.length === 0 ? [] : [{ type: 'AlbumItemsRemoved', data: { itemIds: removed } }]
  }

export const moveInAlbum =
  ({ itemId, beforeId }: MoveInAlbum, as: Seeing): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    requireKnown([itemId, beforeId], as)
    const { itemIds } = album
    if (![itemId, ...(beforeId === null ? [] : [beforeId])].every((id) => itemIds.includes(id)))
      throw refuse('item-unknown')
    const isThere = itemId === beforeId || moved(itemIds, itemId, beforeId).join() === itemIds.join()
    return isThere ? [] : [{ type: 'AlbumItemMoved', data: { itemId, beforeId } }]
  }

export const setCover =
  ({ itemId }: SetCover, as: Seeing): Decide =>
  (album, { by }) => {
    requireMay(album, by, as)
    requireKnown([itemId], as)
    if (itemId !== null && !album.itemIds.includes(itemId)) throw refuse('item-unknown')
    return album.coverId === itemId ? [] : [{ type: 'AlbumCoverSet', data: { itemId } }]
  }

/** Out of the family's sight; it can be brought back for a while, with what was in it. */
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
