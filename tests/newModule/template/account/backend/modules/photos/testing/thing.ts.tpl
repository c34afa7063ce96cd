import { thingOf } from '../../../../tests/household/thing.ts'
import { addPhoto } from '../decide.ts'
import { photo } from '../photo.ts'

/** How somebody uses their photos: ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('account', photo, {
  path: '/api/photos',
  body: (photoId) => ({ photoId, title: 'At the lake' }),
  sent: {},
  add: (photoId) => addPhoto({ photoId, title: 'At the lake' }),
  lives: [],
})
