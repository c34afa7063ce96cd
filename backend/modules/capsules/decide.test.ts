import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type CommandOf, type Row } from '../../kernel/testing/table.ts'
import { capsule } from './capsule.ts'
import { KEPT_DAYS, MOST_CONTENTS } from './contract.ts'
import * as fill from './decide/fill.ts'
import type { Decide } from './decide/guards.ts'
import * as keep from './decide/keep.ts'
import * as open from './decide/open.ts'
import * as seal from './decide/seal.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { CapsulesEvent } from './events.ts'

const at = '2030-01-01T00:00:00.000Z'
const opensAt = '2040-01-01T06:00:00.000Z'
const DAY = 86_400_000
const ana = { by: { kind: 'account', id: 'ana' }, at, dayMs: DAY } as const
const given = specification(capsule, ana)

const head = { title: 'At the lake', day: '2040-01-01', zone: 'America/Chicago', openerIds: ['ben'] }
const facts = { memberIds: ['ana', 'ben'], opensAt }
const room = { limit: 2, used: 1, plan: null }
const as = { role: 'contributor' } as const
const words = { contributionId: 'first', kind: 'words', words: 'It rained.' } as const
const question = { contributionId: 'asked', kind: 'question', words: 'Who is at the table?' } as const

const added: CapsulesEvent = {
  type: 'CapsuleAdded',
  data: { capsuleId: 'one', familyId: 'hale', contributorId: 'ana', ...head, opensAt, addedAt: at },
}
const put = (one: typeof words | typeof question, contributorId = 'ana'): CapsulesEvent => ({
  type: 'ContributionAdded',
  data: { ...one, contributorId, addedAt: at },
})
const sealed: CapsulesEvent = { type: 'CapsuleSealed', data: { sealedBy: 'ana', sealedAt: at } }
const locked: CapsulesEvent = { type: 'CapsuleLocked', data: { manifest: [], hashes: {}, lockedAt: at } }
const opened: CapsulesEvent = { type: 'CapsuleOpened', data: { openedAt: opensAt } }
const removed: CapsulesEvent = { type: 'CapsuleRemoved', data: { removedBy: 'ana', removedAt: at } }
const erased: CapsulesEvent = { type: 'CapsuleErased', data: { reason: 'removed', erasedAt: at } }

const filled = [added, put(words), put(question)]
const closed = [...filled, sealed, locked]
/** A capsule that has come to each state. */
const states = {
  new: [],
  empty: [added],
  filled,
  sealed: [...filled, sealed],
  locked: closed,
  opened: [...closed, opened],
  removed: [...filled, removed],
  erased: [...filled, removed, erased],
} as const satisfies Readonly<Record<string, readonly CapsulesEvent[]>>
type State = keyof typeof states
type Command = CommandOf<typeof fill & typeof keep & typeof open & typeof seal, Decide> | 'eraseWithFamily'

const later = '2040-06-01T05:00:00.000Z'
const other = { contributionId: 'second', kind: 'words', words: 'It snowed.' } as const
const commands: Readonly<Record<Command, Decide>> = {
  addCapsule: fill.addCapsule({ capsuleId: 'one', ...head }, { ...facts, familyId: 'hale', room }),
  editCapsule: fill.editCapsule({ ...head, title: 'By the gate' }, { ...facts, ...as }),
  contribute: fill.contribute(other, { hasArrived: false }),
  withdrawContribution: fill.withdrawContribution('first'),
  sealCapsule: seal.sealCapsule({ confirmWords: 'At the lake', pending: 0, ...as }),
  lockCapsule: seal.lockCapsule({ manifest: [], hashes: {} }),
  moveOpening: seal.moveOpening({ day: '2040-06-01', zone: 'America/Chicago' }, { opensAt: later, ...as }),
  changeOpeners: seal.changeOpeners({ openerIds: ['ana'] }, { memberIds: ['ana'], ...as }),
  recordCheck: seal.recordCheck({ damaged: [] }),
  recordAsked: seal.recordAsked(),
  openCapsule: open.openCapsule(),
  answerQuestion: open.answerQuestion({ answerId: 'answer', contributionId: 'asked', words: 'Ten.' }),
  removeCapsule: keep.removeCapsule(as),
  restoreCapsule: keep.restoreCapsule(as),
  eraseCapsule: keep.eraseCapsule({ reason: 'removed' }),
  eraseWithFamily: keep.eraseCapsule({ reason: 'family' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
const shut = { ...gone, removed: 'not-found', sealed: 'sealed', locked: 'sealed', opened: 'capsule-opened' } as const
const unsealed = { ...gone, opened: 'capsule-opened', else: 'not-sealed' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
const table: Readonly<Record<Command, Row<State>>> = {
  addCapsule: { new: 'CapsuleAdded', else: '-' },
  editCapsule: { ...shut, else: 'CapsuleEdited' },
  contribute: { ...shut, else: 'ContributionAdded' },
  withdrawContribution: { ...shut, empty: '-', else: 'ContributionWithdrawn' },
  sealCapsule: { ...shut, sealed: '-', locked: '-', empty: 'capsule-empty', else: 'CapsuleSealed' },
  lockCapsule: { sealed: 'CapsuleLocked', else: '-' },
  moveOpening: { ...unsealed, sealed: 'OpeningDateMoved', locked: 'OpeningDateMoved' },
  changeOpeners: { ...unsealed, sealed: 'OpenersChanged', locked: 'OpenersChanged' },
  recordCheck: { locked: 'ContentsChecked', else: '-' },
  recordAsked: { sealed: 'OpenersAsked', locked: 'OpenersAsked', else: '-' },
  openCapsule: { sealed: 'not-yet', locked: 'not-yet', else: '-' },
  answerQuestion: { ...gone, opened: 'QuestionAnswered', else: 'not-opened' },
  removeCapsule: { ...gone, removed: '-', sealed: 'sealed', locked: 'sealed', else: 'CapsuleRemoved' },
  restoreCapsule: { ...gone, removed: 'CapsuleRestored', else: '-' },
  eraseCapsule: { else: '-' },
  eraseWithFamily: { new: '-', erased: '-', else: 'CapsuleErased' },
}

test.each(pairsOf(table, states))('"%s" of a capsule that is %s: %s', (command, state, word) => {
  expect(wordOf(commands[command], given(...states[state]).state, ana)).toBe(word)
})

test('the id of another’s capsule is taken', () =>
  given({ ...added, data: { ...added.data, contributorId: 'ben' } })
    .when(commands.addCapsule)
    .refuses('id-taken'))

test('a plan has room for so many that are filled at once', () =>
  given()
    .when(fill.addCapsule({ capsuleId: 'one', ...head }, { ...facts, familyId: 'hale', room: { ...room, used: 2 } }))
    .refuses('plan-required'))

describe('a capsule', () => {
  const begin = (facts_: Partial<typeof facts> & { opensAt?: string | undefined }) =>
    given().when(
      fill.addCapsule(
        { capsuleId: 'one', ...head },
        { memberIds: facts.memberIds, room, familyId: 'hale', opensAt, ...facts_ },
      ),
    )
  test('opens on a day that there is', () => begin({ opensAt: undefined }).refuses('no-such-day'))
  test('is opened by members', () => begin({ memberIds: ['ana'] }).refuses('opener-not-member'))
  test('holds no file that has not arrived', () =>
    given(added)
      .when(fill.contribute({ contributionId: 'x', kind: 'file', mediaId: 'm', words: '' }, { hasArrived: false }))
      .refuses('file-missing'))
  test('holds so many things', () => {
    const things = Array.from({ length: MOST_CONTENTS }, (_, n) =>
      put({ ...words, contributionId: String(n) } as never),
    )
    return given(added, ...things)
      .when(commands.contribute)
      .refuses('capsule-full')
  })
  test('holds nothing that says nothing', () =>
    given(added)
      .when(fill.contribute({ contributionId: 'x', kind: 'words', words: '' }, { hasArrived: false }))
      .refuses('nothing-written'))
  test('gives nobody what another put in', () =>
    given(added, put(words, 'ben')).when(commands.withdrawContribution).refuses('forbidden'))
  test('that is brought back too late is gone', () => {
    const now = { ...ana, at: new Date(Date.parse(at) + KEPT_DAYS * DAY).toISOString() }
    expect(wordOf(commands.restoreCapsule, given(...states.removed).state, now)).toBe('restore-over')
    expect(wordOf(commands.eraseCapsule, given(...states.removed).state, now)).toBe('CapsuleErased')
  })
})

describe('sealing', () => {
  const sealing = { confirmWords: 'At the lake', pending: 0, ...as }
  test('asks for the title as it stands', () =>
    given(...filled)
      .when(seal.sealCapsule({ ...sealing, confirmWords: 'at the lake' }))
      .refuses('title-differs'))
  test('waits for what is on its way', () =>
    given(...filled)
      .when(seal.sealCapsule({ ...sealing, pending: 1 }))
      .refuses('upload-pending'))
  test('needs somebody who opens it', () =>
    given({ ...added, data: { ...added.data, openerIds: [] } }, put(words))
      .when(commands.sealCapsule)
      .refuses('no-opener'))
  test('is its creator’s, or a helper’s', () =>
    given(...filled)
      .by({ by: { kind: 'account', id: 'ben' } })
      .when(commands.sealCapsule)
      .refuses('forbidden'))
  test.each([
    ['over', '2029-12-31T23:59:00.000Z', 'date-in-past'],
    ['in half an hour', '2030-01-01T00:30:00.000Z', 'date-too-near'],
    ['in a hundred years and a day', '2130-01-02T00:00:00.000Z', 'date-too-far'],
  ])('is refused where the day is %s', (_, day, code) =>
    given({ ...added, data: { ...added.data, opensAt: day } }, put(words))
      .when(commands.sealCapsule)
      .refuses(code),
  )
  test('may be for a hundred years', () => {
    const far = { ...added, data: { ...added.data, opensAt: '2130-01-01T00:00:00.000Z' } } as CapsulesEvent
    expect(wordOf(commands.sealCapsule, given(far, put(words)).state, ana)).toBe('CapsuleSealed')
  })
  test('is for good: the day moves later, never earlier', () => {
    const earlier = seal.moveOpening({ day: '2039-01-01', zone: 'UTC' }, { opensAt: '2039-01-01T00:00:00.000Z', ...as })
    given(...closed)
      .when(earlier)
      .refuses('not-allowed-earlier')
  })
  test('keeps whom it named, and names members alone', () => {
    const changed = (openerIds: string[]) => seal.changeOpeners({ openerIds }, { memberIds: ['ana'], ...as })
    given(...closed)
      .when(changed([]))
      .refuses('no-opener')
    given(...closed)
      .when(changed(['eve']))
      .refuses('opener-not-member')
    expect(wordOf(changed(['ben', 'ana']), given(...closed).state, ana)).toBe('OpenersChanged')
  })
})

describe('opening', () => {
  test('is refused a second before its moment and done at it', () => {
    const { state } = given(...closed)
    const before = { ...ana, at: '2040-01-01T05:59:59.000Z' }
    expect(wordOf(commands.openCapsule, state, before)).toBe('not-yet')
    expect(wordOf(commands.openCapsule, state, { ...ana, at: opensAt })).toBe('CapsuleOpened')
  })
  test('lets questions be answered, and nothing else', () =>
    given(...states.opened)
      .when(open.answerQuestion({ answerId: 'a', contributionId: 'first', words: 'Ten.' }))
      .refuses('no-question'))
  test('takes an answer once', () => {
    const answered: CapsulesEvent = {
      type: 'QuestionAnswered',
      data: { answerId: 'answer', contributionId: 'asked', answeredBy: 'ana', words: 'Ten.', answeredAt: at },
    }
    expect(wordOf(commands.answerQuestion, given(...states.opened, answered).state, ana)).toBe('-')
  })
})

test('events as they were first stored still tell the same capsule', () => {
  const state = (golden as unknown as CapsulesEvent[]).reduce(capsule.evolve, capsule.initial)
  expect(state).toMatchObject({
    status: 'erased',
    capsuleId: '018f0000-0000-7000-8000-00000000000a',
    title: 'By the gate',
    day: '2040-02-01',
    openerIds: ['018f0000-0000-7000-8000-00000000000d'],
    contents: [{ kind: 'file' }, { kind: 'question' }],
    answers: [{ words: 'Ten of us.' }],
    sealedAt: '2030-01-06T00:00:00.000Z',
  })
})
