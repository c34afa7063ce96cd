import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { PlacesEvent } from './events.ts'
import { place } from './place.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(place, ana)

const one = { placeId: 'one', title: 'At the lake' } as const
const added: PlacesEvent = {
  type: 'PlaceAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: PlacesEvent = { type: 'PlaceRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: PlacesEvent = { type: 'PlaceErased', data: { reason: 'removed', erasedAt: later } }

/** A place that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  renamed: [added, { type: 'PlaceRenamed', data: { title: 'By the gate' } }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly PlacesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addPlace: decide.addPlace(one, { familyId: 'hale' }),
  renamePlace: decide.renamePlace({ title: 'By the gate' }, as),
  removePlace: decide.removePlace(as),
  restorePlace: decide.restorePlace(as),
  erasePlace: decide.erasePlace({ reason: 'removed' }),
  eraseWithFamily: decide.erasePlace({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addPlace: { new: 'PlaceAdded', else: '-' },
  renamePlace: { ...gone, renamed: '-', else: 'PlaceRenamed' },
  removePlace: { ...gone, removed: '-', 'removed long ago': '-', else: 'PlaceRemoved' },
  restorePlace: { ...gone, removed: 'PlaceRestored', 'removed long ago': 'restore-over', else: '-' },
  erasePlace: { 'removed long ago': 'PlaceErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'PlaceErased' },
}

test.each(pairsOf(table, states))('"%s" of a place that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a place is added once', () => given().when(commands.addPlace).emits(added))
test('the id of another’s place is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addPlace)
    .refuses('id-taken'))

describe('another’s place', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['renamePlace', 'removePlace', 'restorePlace'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(decide.removePlace({ role: 'steward' }))
      .emits({ type: 'PlaceRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same place', () =>
  expect((golden as PlacesEvent[]).reduce(place.evolve, place.initial)).toEqual({
    status: 'erased',
    placeId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    addedAt: at,
    removedAt: '',
  }))
