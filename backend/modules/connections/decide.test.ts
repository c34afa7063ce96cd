import { describe, expect, test } from 'vitest'
import { eventTypesIn, unnamedIn } from '../../kernel/testing/named.ts'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { MOST_LINES, MOST_RELATIVES, refusals } from './contract.ts'
import * as decide from './decide.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { ConnectionsEvent } from './events.ts'
import { kin } from './kin.ts'

const { addRelative, changeRelative, removeRelative, setQuiet, stateKin, unstateKin } = decide
const at = '2030-01-01T00:00:00.000Z'
const ruth = { by: { kind: 'account', id: 'ruth' }, at, dayMs: 86_400_000 } as const
const given = specification(kin, ruth)

const facts = { familyId: 'hale', members: ['ruth', 'ben'], mayEdit: false } as const
const steward = { ...facts, mayEdit: true } as const
const joseph = { relativeId: 'joseph', name: 'Joseph', sex: null, hasDied: false } as const
const added = (contributorId: string, relativeId = 'joseph'): ConnectionsEvent => ({
  type: 'RelativeAdded',
  data: { familyId: 'hale', relativeId, contributorId, name: 'Joseph', hasDied: false },
})
const line = { from: 'joseph', to: 'ruth', kin: 'parent' } as const
const stated = (contributorId: string): ConnectionsEvent => ({
  type: 'KinStated',
  data: { familyId: 'hale', ...line, contributorId },
})

const states = {
  'nobody is there': [],
  'Ruth added him': [added('ruth')],
  'Ben added him': [added('ben')],
  'he was taken off': [added('ruth'), { type: 'RelativeRemoved', data: { relativeId: 'joseph' } }],
  'Ruth stated it': [added('ruth'), stated('ruth')],
  'Ben stated it': [added('ben'), stated('ben')],
  'he is quiet': [added('ruth'), { type: 'QuietSet', data: { familyId: 'hale', personId: 'joseph', isQuiet: true } }],
} as const satisfies Readonly<Record<string, readonly ConnectionsEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof decide, decide.Decide> | 'stateAnother' | 'changeRelative as a steward'

const commands: Readonly<Record<Command, decide.Decide>> = {
  addRelative: addRelative(joseph, facts),
  changeRelative: changeRelative('joseph', { sex: 'male' }, facts),
  'changeRelative as a steward': changeRelative('joseph', { sex: 'male' }, steward),
  removeRelative: removeRelative('joseph', facts),
  setQuiet: setQuiet('joseph', { isQuiet: true }, facts),
  stateKin: stateKin(line, facts),
  stateAnother: stateKin({ ...line, kin: 'sibling' }, facts),
  unstateKin: unstateKin({ from: 'ruth', to: 'joseph' }, facts),
}
const others = { 'Ben added him': 'forbidden', 'Ben stated it': 'forbidden' } as const
const absent = { 'nobody is there': 'not-found', 'he was taken off': 'not-found' } as const
const table: Readonly<Record<Command, Row<State>>> = {
  addRelative: {
    'nobody is there': 'RelativeAdded',
    'Ruth added him': '-',
    'Ruth stated it': '-',
    'he is quiet': '-',
    // An id is used once.
    else: 'id-taken',
  },
  changeRelative: { ...absent, ...others, else: 'RelativeChanged' },
  'changeRelative as a steward': { ...absent, else: 'RelativeChanged' },
  removeRelative: { ...others, 'nobody is there': 'not-found', 'he was taken off': '-', else: 'RelativeRemoved' },
  setQuiet: { ...absent, ...others, 'he is quiet': '-', else: 'QuietSet' },
  stateKin: { ...absent, 'Ruth stated it': '-', 'Ben stated it': '-', else: 'KinStated' },
  // Of two people one thing is stated, and whoever stated it may say something else.
  stateAnother: { ...absent, 'Ben stated it': 'forbidden', else: 'KinStated' },
  unstateKin: { 'Ruth stated it': 'KinUnstated', 'Ben stated it': 'forbidden', else: '-' },
}

test.each(pairsOf(table, states))('"%s" where %s: %s', (command, state, word) =>
  expect(wordOf(commands[command], given(...states[state]).state, ruth)).toBe(word),
)

describe('a member', () => {
  test('says their own sex, which can be taken back, and nothing else', () => {
    const said = { type: 'RelativeChanged', data: { familyId: 'hale', relativeId: 'ruth', sex: 'female' } } as const
    given()
      .when(changeRelative('ruth', { sex: 'female' }, facts))
      .emits(said)
    given(said)
      .when(changeRelative('ruth', { sex: null }, facts))
      .emits({ type: 'RelativeChanged', data: { familyId: 'hale', relativeId: 'ruth' } })
    given()
      .when(changeRelative('ruth', { name: 'Ruthie' }, facts))
      .refuses('has-account')
    given()
      .when(changeRelative('ben', { sex: 'male' }, facts))
      .refuses('forbidden')
    given().when(removeRelative('ben', steward)).refuses('has-account')
  })
  test('says that nobody is to be reminded of them, and takes it back', () => {
    const said = { type: 'QuietSet', data: { familyId: 'hale', personId: 'ruth', isQuiet: true } } as const
    given()
      .when(setQuiet('ruth', { isQuiet: true }, facts))
      .emits(said)
    given(said)
      .when(setQuiet('ruth', { isQuiet: false }, facts))
      .emits({ ...said, data: { ...said.data, isQuiet: false } })
    given()
      .when(setQuiet('ben', { isQuiet: true }, facts))
      .refuses('forbidden')
  })
  test('cannot be put in the place of another, nor be kin to themselves or to a stranger', () => {
    given()
      .when(addRelative({ ...joseph, relativeId: 'ben' }, facts))
      .refuses('id-taken')
    given()
      .when(stateKin({ from: 'ruth', to: 'ruth', kin: 'sibling' }, facts))
      .refuses('same-person')
    given()
      .when(stateKin({ from: 'ruth', to: 'eve', kin: 'sibling' }, facts))
      .refuses('not-found')
  })
})

test('whoever is taken off takes along what was stated of them', () => {
  const { state } = given(added('ruth'), stated('ben'), { type: 'RelativeRemoved', data: { relativeId: 'joseph' } })
  expect(state.lines).toEqual([])
})

test('a sibling is one from both sides, a parent from one', () => {
  const siblings = {
    type: 'KinStated',
    data: { familyId: 'hale', ...line, kin: 'sibling', contributorId: 'ruth' },
  } as const
  given(added('ruth'), siblings)
    .when(stateKin({ from: 'ruth', to: 'joseph', kin: 'sibling' }, facts))
    .emits()
  const child = { from: 'ruth', to: 'joseph', kin: 'parent' } as const
  given(added('ruth'), stated('ruth'))
    .when(stateKin(child, facts))
    .emits({ type: 'KinStated', data: { familyId: 'hale', ...child, contributorId: 'ruth' } })
})

test('a family has so many relatives and so many lines, and no more', () => {
  const many = Array.from({ length: MOST_RELATIVES }, (_, n) => added('ben', `person ${n}`))
  given(...many)
    .when(addRelative(joseph, facts))
    .refuses('too-many-relatives', { most: MOST_RELATIVES })
  const state = {
    ...given(added('ruth')).state,
    lines: Array.from({ length: MOST_LINES }, (_, n) => ({
      ...line,
      from: `p${n}`,
      to: `q${n}`,
      contributorId: 'ben',
    })),
  }
  expect(wordOf(stateKin(line, facts), state, ruth)).toBe('too-many-kin')
})

test('events as they were first stored still tell the same family', () => {
  expect((golden as ConnectionsEvent[]).reduce(kin.evolve, kin.initial)).toEqual({
    familyId: '018f0000-0000-7000-8000-00000000000a',
    relatives: [
      {
        relativeId: '018f0000-0000-7000-8000-00000000000b',
        contributorId: '018f0000-0000-7000-8000-00000000000a',
        name: 'Joseph Hale',
        sex: 'male',
        hasDied: true,
        isRemoved: false,
      },
      {
        relativeId: '018f0000-0000-7000-8000-00000000000c',
        contributorId: '018f0000-0000-7000-8000-00000000000a',
        name: 'Anna',
        sex: null,
        hasDied: false,
        isRemoved: true,
      },
    ],
    sexes: { '018f0000-0000-7000-8000-00000000000a': 'female' },
    lines: [
      {
        from: '018f0000-0000-7000-8000-00000000000b',
        to: '018f0000-0000-7000-8000-00000000000a',
        kin: 'parent',
        contributorId: '018f0000-0000-7000-8000-00000000000a',
      },
    ],
    quiet: ['018f0000-0000-7000-8000-00000000000b'],
  })
})

test('one of each event is kept, and each event and refusal is named in a test', () => {
  const here = new URL('./', import.meta.url)
  expect(new Set(golden.map(({ type }) => type))).toEqual(new Set(eventTypesIn(here)))
  expect(unnamedIn(here, [...Object.keys(refusals), ...eventTypesIn(here)])).toEqual([])
})
