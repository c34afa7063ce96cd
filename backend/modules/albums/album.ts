import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { moved } from './contract.ts'
import { personal, type AlbumsEvent } from './events.ts'

export type Album = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly albumId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  /** In its order. */
  readonly itemIds: readonly string[]
  /** What was chosen to stand on it; null for the first. */
  readonly coverId: string | null
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const album: Aggregate<Album, AlbumsEvent> = {
  category: 'album',
  personal,
  subject: ({ albumId }) => `album-${albumId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: {
    status: 'new',
    albumId: '',
    familyId: '',
    contributorId: '',
    title: '',
    itemIds: [],
    coverId: null,
    addedAt: '',
    removedAt: '',
  },
  evolve: (album, { type, data }) => {
    switch (type) {
      case 'AlbumCreated':
        return { ...album, ...data, status: 'kept' }
      case 'AlbumRenamed':
        return { ...album, title: data.title }
      case 'AlbumItemsAdded':
        return { ...album, itemIds: [...new Set([...album.itemIds, ...data.itemIds])] }
      case 'AlbumItemsRemoved': {
        const gone = new Set(data.itemIds)
        const { coverId } = album
        return {
          ...album,
          itemIds: album.itemIds.filter((id) => !gone.has(id)),
          coverId: coverId !== null && gone.has(coverId) ? null : coverId,
        }
      }
      case 'AlbumItemMoved':
        return { ...album, itemIds: moved(album.itemIds, data.itemId, data.beforeId) }
      case 'AlbumCoverSet':
        return { ...album, coverId: data.itemId }
      case 'AlbumRemoved':
        return { ...album, status: 'removed', removedAt: data.removedAt }
      case 'AlbumRestored':
        return { ...album, status: 'kept', removedAt: '' }
      case 'AlbumErased':
        return { ...album, status: 'erased' }
    }
  },
}
