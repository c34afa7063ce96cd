import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type PhotosEvent } from './events.ts'

export type Photo = {
  readonly status: 'new' | 'kept' | 'removed' | 'erased'
  readonly photoId: string
  readonly familyId: string
  readonly contributorId: string
  readonly title: string
  readonly addedAt: string
  /** Empty while it is not removed. */
  readonly removedAt: string
}

export const photo: Aggregate<Photo, PhotosEvent> = {
  category: 'photo',
  personal,
  subject: ({ photoId }) => `photo-${photoId}`,
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', photoId: '', familyId: '', contributorId: '', title: '', addedAt: '', removedAt: '' },
  evolve: (photo, { type, data }) => {
    switch (type) {
      case 'PhotoAdded':
        return { ...photo, ...data, status: 'kept' }
      case 'PhotoRenamed':
        return { ...photo, title: data.title }
      case 'PhotoRemoved':
        return { ...photo, status: 'removed', removedAt: data.removedAt }
      case 'PhotoRestored':
        return { ...photo, status: 'kept', removedAt: '' }
      case 'PhotoErased':
        return { ...photo, status: 'erased' }
    }
  },
}
