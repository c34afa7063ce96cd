import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import type { Decide } from './decide/guards.ts'
import * as keep from './decide/keep.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ScrapbooksEvent } from './events.ts'
import { scrapbook } from './scrapbook.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(scrapbook, ana)

const one = { scrapbookId: 'one', title: 'At the lake', theme: 'vintage', size: 'a4' } as const
const other = { title: 'By the gate', theme: 'kraft', size: 'square' } as const
const added: ScrapbooksEvent = {
  type: 'ScrapbookAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
}
const removed: ScrapbooksEvent = { type: 'ScrapbookRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: ScrapbooksEvent = { type: 'ScrapbookErased', data: { reason: 'removed', erasedAt: later } }

/** A scrapbook that has come to each state; the last but one is looked at thirty days later. */
const states = {
  new: [],
  kept: [added],
  edited: [added, { type: 'ScrapbookEdited', data: other }],
  removed: [added, removed],
  'removed long ago': [added, removed],
  erased: [added, removed, erased],
} as const satisfies Readonly<Record<string, readonly ScrapbooksEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof keep, Decide> | 'eraseWithFamily'

const as = { role: 'contributor' } as const
const commands: Readonly<Record<Command, Decide>> = {
  addScrapbook: keep.addScrapbook(one, { familyId: 'hale' }),
  editScrapbook: keep.editScrapbook(other, as),
  removeScrapbook: keep.removeScrapbook(as),
  restoreScrapbook: keep.restoreScrapbook(as),
  eraseScrapbook: keep.eraseScrapbook({ reason: 'removed' }),
  eraseWithFamily: keep.eraseScrapbook({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addScrapbook: { new: 'ScrapbookAdded', else: '-' },
  editScrapbook: { ...gone, edited: '-', else: 'ScrapbookEdited' },
  removeScrapbook: { ...gone, removed: '-', 'removed long ago': '-', else: 'ScrapbookRemoved' },
  restoreScrapbook: { ...gone, removed: 'ScrapbookRestored', 'removed long ago': 'restore-over', else: '-' },
  eraseScrapbook: { 'removed long ago': 'ScrapbookErased', else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'ScrapbookErased' },
}

test.each(pairsOf(table, states))('"%s" of a scrapbook that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state === 'removed long ago' ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('a scrapbook is added once', () => given().when(commands.addScrapbook).emits(added))
test('the id of another’s scrapbook is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addScrapbook)
    .refuses('id-taken'))

describe('another’s scrapbook', () => {
  const ben = given(added).by({ by: { kind: 'account', id: 'ben' } })
  test.each(['editScrapbook', 'removeScrapbook', 'restoreScrapbook'] as const)(
    'is no contributor’s to change: %s',
    (command) => ben.when(commands[command]).refuses('forbidden'),
  )
  test('is a steward’s to change', () =>
    ben
      .when(keep.removeScrapbook({ role: 'steward' }))
      .emits({ type: 'ScrapbookRemoved', data: { removedBy: 'ben', removedAt: at } }))
})

test('events as they were first stored still tell the same scrapbook', () =>
  expect((golden as ScrapbooksEvent[]).reduce(scrapbook.evolve, scrapbook.initial)).toEqual({
    status: 'erased',
    scrapbookId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    title: 'By the gate',
    theme: 'kraft',
    size: 'square',
    pages: {
      '018f0000-0000-7000-8000-00000000000d': {
        version: 1,
        page: {
          layout: 'one',
          slots: [{ itemId: '018f0000-0000-7000-8000-00000000000e', caption: 'The jetty', x: 0.5, y: 0.25, zoom: 1.5 }],
          heading: '',
          words: '',
        },
        editedBy: '018f0000-0000-7000-8000-00000000000c',
        editedAt: at,
      },
    },
    order: ['018f0000-0000-7000-8000-00000000000d'],
    pdf: { id: '018f0000-0000-7000-8000-000000000010', state: 'made', at: '2030-01-01T00:03:00.000Z' },
    addedAt: at,
    removedAt: '',
  }))
