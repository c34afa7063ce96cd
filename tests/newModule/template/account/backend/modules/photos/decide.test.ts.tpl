import { expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { addPhoto } from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { PhotosEvent } from './events.ts'
import { photo } from './photo.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(photo, { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 })
const add = addPhoto({ photoId: 'one', title: 'At the lake' })
const added = { type: 'PhotoAdded', data: { photoId: 'one', ownerId: 'ana', title: 'At the lake', addedAt: at } } as const

test('a photo is added once', () => given().when(add).emits(added))
test("another account's id is taken", () =>
  given({ ...added, data: { ...added.data, ownerId: 'ben' } })
    .when(add)
    .refuses('id-taken'))

test('events as they were first stored still tell the same photo', () =>
  expect((golden as PhotosEvent[]).reduce(photo.evolve, photo.initial)).toEqual({
    status: 'kept',
    photoId: '018f0000-0000-7000-8000-00000000000a',
    ownerId: '018f0000-0000-7000-8000-00000000000b',
    title: 'At the lake',
    addedAt: at,
  }))
