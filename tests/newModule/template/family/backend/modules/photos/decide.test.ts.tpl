import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { PhotosEvent } from './events.ts'
import { photo } from './photo.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(photo, ana)

const one = { photoId: 'one', title: 'At the lake' } as const
const added: PhotosEvent = {
  type: 'PhotoAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: PhotosEvent = { type: 'PhotoRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: PhotosEvent = { type: 'PhotoErased', data: { reason: 'removed', erasedAt: later } }

/** A photo that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  renamed: [added, { type: 'PhotoRenamed', data: { title: 'By the gate' } }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly PhotosEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addPhoto: decide.addPhoto(one, { familyId: 'hale' }),
  renamePhoto: decide.renamePhoto({ title: 'By the gate' }, as),
  removePhoto: decide.removePhoto(as),
  restorePhoto: decide.restorePhoto(as),
  erasePhoto: decide.erasePhoto({ reason: 'removed' }),
  eraseWithFamily: decide.erasePhoto({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addPhoto: { new: 'PhotoAdded', else: '-' },
  renamePhoto: { ...gone, renamed: '-', else: 'PhotoRenamed' },
  removePhoto: { ...gone, removed: '-', 'removed long ago': '-', else: 'PhotoRemoved' },
  restorePhoto: { ...gone, removed: 'PhotoRestored', 'removed long ago': 'restore-over', else: '-' },
  erasePhoto: { 'removed long ago': 'PhotoErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'PhotoErased' },
}

test.each(pairsOf(table, states))('"%s" of a photo that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a photo is added once', () => given().when(commands.addPhoto).emits(added))
test('the id of another’s photo is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addPhoto)
    .refuses('id-taken'))

describe('another’s photo', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['renamePhoto', 'removePhoto', 'restorePhoto'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben.when(decide.removePhoto({ role: 'steward' })).emits({ type: 'PhotoRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same photo', () =>
  expect((golden as PhotosEvent[]).reduce(photo.evolve, photo.initial)).toEqual({
    status: 'erased',
    photoId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    addedAt: at,
    removedAt: '',
  }))
