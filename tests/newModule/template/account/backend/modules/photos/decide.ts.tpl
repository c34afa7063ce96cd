import { Refused } from '../../kernel/errors.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import type { AddPhoto } from './contract.ts'
import type { PhotosEvent } from './events.ts'
import type { Photo } from './photo.ts'

type Decide = Decision<Photo, PhotosEvent>

export const addPhoto =
  ({ photoId, title }: AddPhoto): Decide =>
  ({ status, ownerId }, { by, at }) => {
    if (status === 'new') return [{ type: 'PhotoAdded', data: { photoId, ownerId: by.id, title, addedAt: at } }]
    if (ownerId !== by.id) throw new Refused('id-taken')
    return []
  }
