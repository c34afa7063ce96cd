import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { AlbumsEvent } from './events.ts'
import { album } from './album.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(album, ana)

const one = { albumId: 'one', title: 'At the lake' } as const
const added: AlbumsEvent = {
  type: 'AlbumAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: AlbumsEvent = { type: 'AlbumRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: AlbumsEvent = { type: 'AlbumErased', data: { reason: 'removed', erasedAt: later } }

/** An album that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  renamed: [added, { type: 'AlbumRenamed', data: { title: 'By the gate' } }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly AlbumsEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addAlbum: decide.addAlbum(one, { familyId: 'hale' }),
  renameAlbum: decide.renameAlbum({ title: 'By the gate' }, as),
  removeAlbum: decide.removeAlbum(as),
  restoreAlbum: decide.restoreAlbum(as),
  eraseAlbum: decide.eraseAlbum({ reason: 'removed' }),
  eraseWithFamily: decide.eraseAlbum({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addAlbum: { new: 'AlbumAdded', else: '-' },
  renameAlbum: { ...gone, renamed: '-', else: 'AlbumRenamed' },
  removeAlbum: { ...gone, removed: '-', 'removed long ago': '-', else: 'AlbumRemoved' },
  restoreAlbum: { ...gone, removed: 'AlbumRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseAlbum: { 'removed long ago': 'AlbumErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'AlbumErased' },
}

test.each(pairsOf(table, states))('"%s" of an album that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('an album is added once', () => given().when(commands.addAlbum).emits(added))
test('the id of another’s album is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addAlbum)
    .refuses('id-taken'))

describe('another’s album', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['renameAlbum', 'removeAlbum', 'restoreAlbum'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(decide.removeAlbum({ role: 'steward' }))
      .emits({ type: 'AlbumRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same album', () =>
  expect((golden as AlbumsEvent[]).reduce(album.evolve, album.initial)).toEqual({
    status: 'erased',
    albumId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    addedAt: at,
    removedAt: '',
  }))
