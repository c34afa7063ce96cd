import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ItemsEvent } from './events.ts'
import { item } from './item.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(item, ana)

const one = { itemId: 'one', title: 'At the lake' } as const
const added: ItemsEvent = {
  type: 'ItemAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: ItemsEvent = { type: 'ItemRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: ItemsEvent = { type: 'ItemErased', data: { reason: 'removed', erasedAt: later } }

/** An item that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  renamed: [added, { type: 'ItemRenamed', data: { title: 'By the gate' } }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly ItemsEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addItem: decide.addItem(one, { familyId: 'hale' }),
  renameItem: decide.renameItem({ title: 'By the gate' }, as),
  removeItem: decide.removeItem(as),
  restoreItem: decide.restoreItem(as),
  eraseItem: decide.eraseItem({ reason: 'removed' }),
  eraseWithFamily: decide.eraseItem({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addItem: { new: 'ItemAdded', else: '-' },
  renameItem: { ...gone, renamed: '-', else: 'ItemRenamed' },
  removeItem: { ...gone, removed: '-', 'removed long ago': '-', else: 'ItemRemoved' },
  restoreItem: { ...gone, removed: 'ItemRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseItem: { 'removed long ago': 'ItemErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'ItemErased' },
}

test.each(pairsOf(table, states))('"%s" of an item that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('an item is added once', () => given().when(commands.addItem).emits(added))
test('the id of another’s item is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addItem)
    .refuses('id-taken'))

describe('another’s item', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['renameItem', 'removeItem', 'restoreItem'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(decide.removeItem({ role: 'steward' }))
      .emits({ type: 'ItemRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same item', () =>
  expect((golden as ItemsEvent[]).reduce(item.evolve, item.initial)).toEqual({
    status: 'erased',
    itemId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    addedAt: at,
    removedAt: '',
  }))
