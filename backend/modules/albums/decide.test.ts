import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { album } from './album.ts'
import { MOST_IN_ALBUM, refusals } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { AlbumsEvent } from './events.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(album, ana)

const one = { albumId: 'one', title: 'At the lake' } as const
const created: AlbumsEvent = {
  type: 'AlbumCreated',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const filled: AlbumsEvent = { type: 'AlbumItemsAdded', data: { itemIds: ['a', 'b', 'c'] } }
const removed: AlbumsEvent = { type: 'AlbumRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: AlbumsEvent = { type: 'AlbumErased', data: { reason: 'removed', erasedAt: later } }

/** An album that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  empty: [created],
  renamed: [created, filled, { type: 'AlbumRenamed', data: { title: 'By the gate' } }],
  filled: [created, filled],
  removed: [created, filled, removed],
  'removed long ago': [created, filled, removed],
  erased: [created, removed, erased],
} as const satisfies Readonly<Record<string, readonly AlbumsEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const seeing = { ...as, known: new Set(['a', 'b', 'c', 'd']) }
const commands: Readonly<Record<Command, decide.Decide>> = {
  createAlbum: decide.createAlbum(one, { familyId: 'hale' }),
  renameAlbum: decide.renameAlbum({ title: 'By the gate' }, as),
  addToAlbum: decide.addToAlbum({ itemIds: ['a', 'd'] }, seeing),
  removeFromAlbum: decide.removeFromAlbum({ itemIds: ['b'] }, seeing),
  moveInAlbum: decide.moveInAlbum({ itemId: 'c', beforeId: 'a' }, seeing),
  setCover: decide.setCover({ itemId: 'b' }, seeing),
  removeAlbum: decide.removeAlbum(as),
  restoreAlbum: decide.restoreAlbum(as),
  eraseAlbum: decide.eraseAlbum({ reason: 'removed' }),
  eraseWithFamily: decide.eraseAlbum({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  createAlbum: { new: 'AlbumCreated', else: '-' },
  renameAlbum: { ...gone, renamed: '-', else: 'AlbumRenamed' },
  addToAlbum: { ...gone, else: 'AlbumItemsAdded' },
  removeFromAlbum: { ...gone, empty: '-', else: 'AlbumItemsRemoved' },
  moveInAlbum: { ...gone, empty: 'item-unknown', else: 'AlbumItemMoved' },
  setCover: { ...gone, empty: 'item-unknown', else: 'AlbumCoverSet' },
  removeAlbum: { ...gone, removed: '-', 'removed long ago': '-', else: 'AlbumRemoved' },
  restoreAlbum: { ...gone, removed: 'AlbumRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseAlbum: { 'removed long ago': 'AlbumErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'AlbumErased' },
}

test.each(pairsOf(table, states))('"%s" of an album that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('an album is created once', () => given().when(commands.createAlbum).emits(created))
test('the id of another’s album is taken', () =>
  given({ ...created, data: { ...created.data, contributorId: 'ben' } })
    .when(commands.createAlbum)
    .refuses('id-taken'))

describe('what is in an album', () => {
  const full = given(created, filled)
  test('is there once, and what is added comes last', () => {
    const { itemIds } = full.when(commands.addToAlbum).emits({ type: 'AlbumItemsAdded', data: { itemIds: ['d'] } })
    expect(itemIds).toEqual(['a', 'b', 'c', 'd'])
  })
  test('is the family’s', () => full.when(decide.addToAlbum({ itemIds: ['d', 'x'] }, seeing)).refuses('item-unknown'))
  test('is so much, and no more', () => {
    const itemIds = Array.from({ length: MOST_IN_ALBUM - 2 }, (_, n) => `i${n}`)
    full.when(decide.addToAlbum({ itemIds }, { ...as, known: new Set(itemIds) })).refuses('album-full')
  })
  test.each([
    ['c', 'a', ['c', 'a', 'b']],
    ['a', 'c', ['b', 'a', 'c']],
    ['a', null, ['b', 'c', 'a']],
  ] as const)('moves: %s before %s', (itemId, beforeId, order) => {
    const decision = decide.moveInAlbum({ itemId, beforeId }, seeing)
    expect(full.when(decision).emits({ type: 'AlbumItemMoved', data: { itemId, beforeId } }).itemIds).toEqual(order)
  })
  test('and is not seen by whoever asks is, to them, not there: it is neither moved, nor shown, nor taken out', () => {
    const blind = { ...as, known: new Set(['b', 'c']) }
    full.when(decide.addToAlbum({ itemIds: ['a'] }, blind)).refuses('item-unknown')
    full.when(decide.moveInAlbum({ itemId: 'a', beforeId: null }, blind)).refuses('item-unknown')
    full.when(decide.moveInAlbum({ itemId: 'c', beforeId: 'a' }, blind)).refuses('item-unknown')
    full.when(decide.setCover({ itemId: 'a' }, blind)).refuses('item-unknown')
    full.when(decide.removeFromAlbum({ itemIds: ['a'] }, blind)).emits()
  })
  test('stands on it no more once it was taken out', () => {
    const covered = given(created, filled, { type: 'AlbumCoverSet', data: { itemId: 'b' } })
    const { coverId } = covered
      .when(commands.removeFromAlbum)
      .emits({ type: 'AlbumItemsRemoved', data: { itemIds: ['b'] } })
    expect(coverId).toBeNull()
  })
})

describe('another’s album', () => {
  const ben = given(created, filled).by({ by: { kind: 'account', id: 'ben' } })
  const changes = Object.entries(commands).filter(([name]) => !/^(create|erase)/.test(name))
  test.each(changes)('is no contributor’s to change: %s', (_, command) => ben.when(command).refuses('forbidden'))
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
    itemIds: ['018f0000-0000-7000-8000-000000000002', '018f0000-0000-7000-8000-000000000001'],
    coverId: '018f0000-0000-7000-8000-000000000002',
    addedAt: at,
    removedAt: '',
  }))

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
})
