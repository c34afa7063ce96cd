import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { archive } from './archive.ts'
import { refusals } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { Answered, ArchivesEvent } from './events.ts'

const at = '2030-01-01T00:00:00.000Z'
const later = '2030-01-31T00:00:00.000Z'
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: 86_400_000 } as const
const given = specification(archive, ana)

const one = {
  archiveId: 'one',
  familyId: 'hale',
  contributorId: 'ana',
  visibility: 'family',
  mediaId: 'file',
  name: 'takeout.zip',
  entries: 3,
} as const
const opened: ArchivesEvent = { type: 'ArchiveOpened', data: { ...one, openedAt: at } }
const readAs = (...answers: readonly Answered['answer'][]): ArchivesEvent => ({
  type: 'EntriesRead',
  data: { from: 0, names: ['a', 'b', 'c'], answers: answers.map((answer) => ({ answer })) },
})
const all = readAs('added', 'here', 'beside')
const over: ArchivesEvent = { type: 'ArchiveRead', data: { readAt: at } }
const settled = (isKept: boolean): ArchivesEvent => ({ type: 'ArchiveSettled', data: { isKept, settledAt: at } })
const stopped: ArchivesEvent = { type: 'ArchiveStopped', data: { code: 'binned', stoppedAt: at } }
const reopened: ArchivesEvent = { type: 'ArchiveReopened', data: { reopenedAt: at } }
const forgotten: ArchivesEvent = { type: 'ArchiveForgotten', data: { reason: 'listed', forgottenAt: later } }

/** An archive that has come to each state; those of long ago are looked at thirty days later. */
const states = {
  new: [],
  opened: [opened],
  read: [opened, all, over],
  'taken in': [opened, all, over, settled(false)],
  kept: [opened, readAs('added', 'broken', 'no-room'), over, settled(true)],
  stopped: [opened, stopped],
  'settled long ago': [opened, all, over, settled(false)],
  'opened long ago': [opened],
  reopened: [opened, stopped, reopened],
  forgotten: [opened, all, over, settled(false), forgotten],
} as const satisfies Readonly<Record<string, readonly ArchivesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'forgetWithFamily'

const entries = {
  names: ['a', 'b', 'c'],
  answers: [{ answer: 'added' }, { answer: 'here' }, { answer: 'empty' }],
} as const
const commands: Readonly<Record<Command, decide.Decide>> = {
  openArchive: decide.openArchive(one),
  recordEntries: decide.recordEntries({ turn: 0, from: 0, ...entries }),
  recordTold: decide.recordTold([0, 2]),
  settleArchive: decide.settleArchive({ isWhole: true }),
  stopArchive: decide.stopArchive('forbidden'),
  reopenArchive: decide.reopenArchive({ role: 'contributor' }),
  forgetArchive: decide.forgetArchive({ reason: 'listed' }),
  forgetWithFamily: decide.forgetArchive({ reason: 'family_ended' }),
}
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  openArchive: { new: 'ArchiveOpened', else: '-' },
  recordEntries: { opened: 'EntriesRead+', 'opened long ago': 'EntriesRead+', else: '-' },
  recordTold: { new: '-', forgotten: '-', else: 'EntriesTold' },
  settleArchive: { read: 'ArchiveSettled', else: '-' },
  stopArchive: {
    opened: 'ArchiveStopped',
    read: 'ArchiveStopped',
    'opened long ago': 'ArchiveStopped',
    reopened: 'ArchiveStopped',
    else: '-',
  },
  reopenArchive: {
    new: 'not-found',
    forgotten: 'not-found',
    'taken in': 'nothing-left',
    'settled long ago': 'nothing-left',
    kept: 'ArchiveReopened',
    stopped: 'ArchiveReopened',
    else: '-',
  },
  forgetArchive: { 'settled long ago': 'ArchiveForgotten', else: '-' },
  forgetWithFamily: { new: '-', forgotten: '-', else: 'ArchiveForgotten' },
}

test.each(pairsOf(table, states))('"%s" of an archive that is %s: %s', (command, state, word) => {
  const now = { ...ana, at: state.endsWith('long ago') ? later : at }
  expect(wordOf(commands[command], given(...states[state]).state, now)).toBe(word)
})

test('an archive is opened once', () => given().when(commands.openArchive).emits(opened))
test('of one that nobody can read it is said at once, before anything of it is kept', () =>
  given()
    .when(decide.openArchive(one, 'bomb'))
    .emits(opened, { type: 'ArchiveStopped', data: { code: 'bomb', stoppedAt: at } }))

describe('what became of its files', () => {
  test('is said batch by batch, and with the last of them it has been read', () => {
    const first = { turn: 0, from: 0, names: ['a', 'b'], answers: [{ answer: 'added' }, { answer: 'here' }] } as const
    const { next, status } = given(opened)
      .when(decide.recordEntries(first))
      .emits({ type: 'EntriesRead', data: { from: 0, names: first.names, answers: first.answers } })
    expect({ next, status }).toEqual({ next: 2, status: 'reading' })
  })
  test('is said once: a batch of before is none any more, nor is one of another reading', () => {
    given(opened, readAs('added')).when(commands.recordEntries).emits()
    given(opened, stopped, reopened).when(commands.recordEntries).emits()
  })
})

test('an archive stays for what only it has, or where something of it is not stored whole', () => {
  const kept = { type: 'ArchiveSettled', data: { isKept: true, settledAt: at } } as const
  given(opened, readAs('added', 'encrypted', 'here'), over)
    .when(commands.settleArchive)
    .emits(kept)
  given(opened, all, over)
    .when(decide.settleArchive({ isWhole: false }))
    .emits(kept)
  given(opened, all, over)
    .when(commands.settleArchive)
    .emits({ ...kept, data: { ...kept.data, isKept: false } })
})

describe('another’s archive', () => {
  const ben = { by: { kind: 'account', id: 'ben' } } as const
  test('is no contributor’s to have read again, and a steward’s', () => {
    given(opened, stopped).by(ben).when(commands.reopenArchive).refuses('forbidden')
    given(opened, stopped)
      .by(ben)
      .when(decide.reopenArchive({ role: 'steward' }))
      .emits(reopened)
  })
  test('is not there for anybody else where only they may see it', () =>
    given({ ...opened, data: { ...opened.data, visibility: 'only_me' } }, stopped)
      .by(ben)
      .when(decide.reopenArchive({ role: 'owner' }))
      .refuses('not-found'))
})
test('one’s own archive is not a viewer’s to have read again', () =>
  given(opened, stopped)
    .when(decide.reopenArchive({ role: 'viewer' }))
    .refuses('forbidden'))

test('events as they were first stored still tell the same archive', () =>
  expect((golden as ArchivesEvent[]).reduce(archive.evolve, archive.initial)).toEqual({
    status: 'forgotten',
    archiveId: '018f0000-0000-7000-8000-00000000000a',
    familyId: '018f0000-0000-7000-8000-00000000000b',
    contributorId: '018f0000-0000-7000-8000-00000000000c',
    visibility: 'family',
    mediaId: '018f0000-0000-7000-8000-00000000000d',
    entries: 3,
    next: 1,
    turn: 1,
    onlyThere: 0,
    isKept: true,
    openedAt: at,
    finishedAt: '2030-01-02T00:10:00.000Z',
  }))

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, Object.keys(refusals))).toEqual([])
})
