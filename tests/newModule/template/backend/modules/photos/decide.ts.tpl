import { Refused } from '../../kernel/errors.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import type { PhotosEvent } from './events.ts'
import type { Photo } from './photo.ts'

type New = { readonly photoId: string; readonly title: string }

export const addPhoto =
  ({ photoId, title }: New): Decision<Photo, PhotosEvent> =>
  ({ status, ownerId }, { by, at }) => {
    if (status === 'new') return [{ type: 'PhotoAdded', data: { photoId, ownerId: by.id, title, addedAt: at } }]
    if (ownerId !== by.id) throw new Refused('id-taken')
    return []
  }
