import type { Aggregate } from '../../kernel/log/decider.ts'
import { personal, type PhotosEvent } from './events.ts'

export type Photo = {
  readonly status: 'new' | 'kept'
  readonly photoId: string
  readonly ownerId: string
  readonly title: string
  readonly addedAt: string
}

export const photo: Aggregate<Photo, PhotosEvent> = {
  category: 'photo',
  personal,
  subject: ({ ownerId }) => `account-${ownerId}`,
  audience: ({ ownerId }) => ownerId,
  initial: { status: 'new', photoId: '', ownerId: '', title: '', addedAt: '' },
  evolve: (photo, { type, data }) => {
    switch (type) {
      case 'PhotoAdded':
        return { ...photo, ...data, status: 'kept' }
    }
  },
}
