import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type AlbumsEvent } from './events.ts'

export type Album = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly albumId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const album: Aggregate<Album, AlbumsEvent> = {
  category: 'album',
  personal,
  subject: ({ albumId }) => `album-${albumId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', albumId: '', familyId: '', contributorId: '', title: '', addedAt: '', removedAt: '' },
  evolve: (album, { type, data }) => {
    switch (type) {
      case 'AlbumAdded':
        return { ...album, ...data, status: 'kept' }
      case 'AlbumRenamed':
        return { ...album, title: data.title }
      case 'AlbumRemoved':
        return { ...album, status: 'removed', removedAt: data.removedAt }
      case 'AlbumRestored':
        return { ...album, status: 'kept', removedAt: '' }
      case 'AlbumErased':
        return { ...album, status: 'erased' }
    }
  },
}
