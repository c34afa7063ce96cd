import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { TreesEvent } from './events.ts'
import { tree } from './tree.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(tree, ana)

const one = { treeId: 'one', title: 'At the lake' } as const
const added: TreesEvent = {
  type: 'TreeAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: TreesEvent = { type: 'TreeRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: TreesEvent = { type: 'TreeErased', data: { reason: 'removed', erasedAt: later } }

/** A tree that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  renamed: [added, { type: 'TreeRenamed', data: { title: 'By the gate' } }],
  'at home': [added, { type: 'HomePersonSet', data: { recordId: 'ruth' } }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly TreesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  addTree: decide.addTree(one, { familyId: 'hale' }),
  renameTree: decide.renameTree({ title: 'By the gate' }, as),
  setHomePerson: decide.setHomePerson({ recordId: 'ruth' }, { ...as, isThere: true }),
  removeTree: decide.removeTree(as),
  restoreTree: decide.restoreTree(as),
  eraseTree: decide.eraseTree({ reason: 'removed' }),
  eraseWithFamily: decide.eraseTree({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addTree: { new: 'TreeAdded', else: '-' },
  renameTree: { ...gone, renamed: '-', else: 'TreeRenamed' },
  setHomePerson: { ...gone, 'at home': '-', else: 'HomePersonSet' },
  removeTree: { ...gone, removed: '-', 'removed long ago': '-', else: 'TreeRemoved' },
  restoreTree: { ...gone, removed: 'TreeRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseTree: { 'removed long ago': 'TreeErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'TreeErased' },
}

test.each(pairsOf(table, states))('"%s" of a tree that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a tree is added once', () => given().when(commands.addTree).emits(added))
test('a family has ten trees at the most', () => {
  given()
    .when(decide.addTree(one, { familyId: 'hale', n: 10 }))
    .refuses('too-many-trees')
  given(added)
    .when(decide.addTree(one, { familyId: 'hale', n: 10 }))
    .emits()
})
test('whoever is not in a tree is not at its beginning', () =>
  given(added)
    .when(decide.setHomePerson({ recordId: 'ruth' }, { ...as, isThere: false }))
    .refuses('person-unknown'))
test('the id of another’s tree is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addTree)
    .refuses('id-taken'))

describe('another’s tree', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['renameTree', 'removeTree', 'restoreTree'] as const)('is no contributor’s to change: %s', (command) =>
    ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(decide.removeTree({ role: 'steward' }))
      .emits({ type: 'TreeRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same tree', () =>
  expect((golden as TreesEvent[]).reduce(tree.evolve, tree.initial)).toEqual({
    status: 'erased',
    treeId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    homeId: '018f0000-0000-7000-8000-00000000000d',
    addedAt: at,
    removedAt: '',
  }))
