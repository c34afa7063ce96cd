import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { MOST_PLACES, refusals } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { PlacesEvent } from './events.ts'
import { place } from './place.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(place, ana)

const one = { placeId: 'one', name: 'At the lake', at: { lat: 47.6, lon: 12.4 } } as const
const family = { familyId: 'hale', n: 0 } as const
const named: PlacesEvent = {
  type: 'PlaceNamed',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: PlacesEvent = { type: 'PlaceRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: PlacesEvent = { type: 'PlaceErased', data: { reason: 'removed', erasedAt: later } }
const changed: PlacesEvent = { type: 'PlaceChanged', data: { name: 'By the gate', at: null } }

/** A place that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [named],
  changed: [named, changed],
  removed: [named, removed],
  'removed long ago': [named, removed],
  erased: [named, removed, erased],
} as const satisfies Readonly<Record<string, readonly PlacesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  namePlace: decide.namePlace(one, family),
  changePlace: decide.changePlace({ name: 'By the gate', at: null }, as),
  removePlace: decide.removePlace(as),
  restorePlace: decide.restorePlace(as),
  erasePlace: decide.erasePlace({ reason: 'removed' }),
  eraseWithFamily: decide.erasePlace({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  namePlace: { new: 'PlaceNamed', else: '-' },
  changePlace: { ...gone, changed: '-', else: 'PlaceChanged' },
  removePlace: { ...gone, removed: '-', 'removed long ago': '-', else: 'PlaceRemoved' },
  restorePlace: { ...gone, removed: 'PlaceRestored', 'removed long ago': 'restore-over', else: '-' },
  erasePlace: { 'removed long ago': 'PlaceErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'PlaceErased' },
}

test.each(pairsOf(table, states))('"%s" of a place that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a place is named once', () => given().when(commands.namePlace).emits(named))
test('the id of another’s place is taken', () =>
  given({ ...named, data: { ...named.data, contributorId: 'ben' } })
    .when(commands.namePlace)
    .refuses('id-taken'))

test.each([
  { lat: 90.1, lon: 0 },
  { lat: -91, lon: 0 },
  { lat: 0, lon: 180.5 },
  { lat: 0, lon: -181 },
])('a place lies on the earth, not at $lat, $lon', (where) => {
  given()
    .when(decide.namePlace({ ...one, at: where }, family))
    .refuses('coordinates-invalid')
  given(named)
    .when(decide.changePlace({ name: one.name, at: where }, as))
    .refuses('coordinates-invalid')
})

test('a family names so many places, and no more', () =>
  given()
    .when(decide.namePlace(one, { ...family, n: MOST_PLACES }))
    .refuses('too-many-places'))

describe('another’s place', () => {
  const ben = given(named).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['changePlace', 'removePlace', 'restorePlace'] as const)('is no contributor’s to change: %s', (command) =>
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
    name: 'By the gate',
    at: null,
    addedAt: at,
    removedAt: '',
  }))

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
})
