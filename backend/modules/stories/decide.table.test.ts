// Through: stories
import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf } from '../../kernel/testing/table.ts'
import { MOST_OPEN, MOST_WORDS } from './contract.ts'
import { askForStory, endQuestion, withdrawStory, type Facts } from './decide/ask.ts'
import type { Decide } from './decide/guards.ts'
import { eraseStory, nameStory, removeStory, restoreStory } from './decide/keep.ts'
import { bounceMail, putMailOff, recordMail, recordReminder } from './decide/mail.ts'
import { declineStory, reportMisdirected, takeBack, tellStory, undoDecline } from './decide/tell.ts'
import { nextStep } from './next.ts'
import { story } from './story.ts'
import { asked, day, dayMs, isAsked, LATER, START, states } from './testing/states.ts'
import { table, type Command } from './testing/table.ts'

const facts: Facts = { isVerified: true, hasLink: false, openN: 0, isRefused: false }
const ask = (changes: Partial<Facts> = {}) => askForStory({ ...asked, ...facts, ...changes })
const answer = { words: 'My sister.', mayShare: false, hasArrived: false } as const
const owner = { role: 'owner' } as const
const proof = { smtpCode: 250, acceptedAt: day(7) }

const commands: Readonly<Record<Command, Decide>> = {
  askForStory: ask(),
  putMailOff: putMailOff({ mail: 'question', leavesAt: day(1) }),
  recordMail: recordMail(proof),
  recordReminder: recordReminder(proof),
  bounceMail: bounceMail({ mail: 'question', dsnStatus: '5.1.1' }),
  withdrawStory: withdrawStory(owner),
  endQuestion: endQuestion(),
  tellStory: tellStory(answer),
  tellSame: tellStory({ words: 'My brother.', mayShare: true, hasArrived: false }),
  declineStory: declineStory({ scope: 'family' }),
  undoDecline: undoDecline(),
  reportMisdirected: reportMisdirected(),
  takeBack: takeBack(),
  nameStory: nameStory({ ...owner, title: 'My brother' }),
  removeStory: removeStory(owner),
  restoreStory: restoreStory(owner),
  eraseStory: eraseStory({ reason: 'removed' }),
  eraseLast: eraseStory({ reason: 'family' }),
}
const ruth = { by: { kind: 'account', id: 'ruth' }, at: START, dayMs } as const
const given = specification(story, ruth)

test.each(pairsOf(table, states))('"%s" of a story that is %s: %s', (command, status, word) => {
  const { state } = given(...states[status])
  expect(wordOf(commands[command], state, { ...ruth, at: LATER[status] ?? START })).toBe(word)
})

describe('a question', () => {
  test('is asked, and waits for sixty days', () => given().when(ask()).emits(isAsked))
  test.each<[string, Partial<Facts>]>([
    ['address-unverified', { isVerified: false }],
    ['no-links', { hasLink: true }],
    ['too-many-asked', { openN: MOST_OPEN }],
    ['asked-not-to', { isRefused: true }],
    ['not-heard-from', { isUnheard: true }],
  ])('is refused as %s', (code, changes) => given().when(ask(changes)).refuses(code))
  test('of another, or in other words, takes no id that is used', () => {
    given(...states.asked)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(ask())
      .refuses('id-taken')
    given(...states.asked)
      .when(askForStory({ ...asked, ...facts, question: 'Who else?' }))
      .refuses('id-taken')
  })
})

describe('an answer', () => {
  const telling = (changes: object) => given(...states.mailed).when(tellStory({ ...answer, ...changes }))
  test('of nothing is refused', () => telling({ words: ' \n' }).refuses('empty'))
  test('may be a recording alone, once it has arrived', () => {
    telling({ words: '', mediaId: 'voice' }).refuses('recording-missing')
    const told = { words: '', mediaId: 'voice', mayShare: false, toldAt: START }
    telling({ words: '', mediaId: 'voice', hasArrived: true }).emits({ type: 'StoryTold', data: told })
  })
  test('that was begun is taken for a day after the question was withdrawn, and no other', () => {
    const begun = (at: string, changes: object = {}) =>
      given(...states['withdrawn lately'])
        .by({ at })
        .when(tellStory({ ...answer, isBegun: true, ...changes }))
    const told = { words: answer.words, mayShare: false, toldAt: day(0.9) }
    begun(day(0.9)).emits({ type: 'StoryTold', data: told })
    begun(day(0.9), { isBegun: false }).refuses('link-over')
    begun(day(1)).refuses('link-over')
    // Nobody is there any more who would hear it.
    given(...states.withdrawn)
      .when(tellStory({ ...answer, isBegun: true }))
      .refuses('link-over')
  })
  test('has a length', () => {
    const words = 'a'.repeat(MOST_WORDS)
    telling({ words }).emits({ type: 'StoryTold', data: { words, mayShare: false, toldAt: START } })
    telling({ words: `${words}a` }).refuses('content-too-long', { most: MOST_WORDS, length: MOST_WORDS + 1 })
  })
})

describe('what others asked', () => {
  const other = { by: { kind: 'account', id: 'thomas' } } as const
  const changing = (role: 'viewer' | 'contributor' | 'steward') => [
    given(...states.mailed)
      .by(other)
      .when(withdrawStory({ role })),
    given(...states.told)
      .by(other)
      .when(nameStory({ role, title: 'Mine' })),
    given(...states.told)
      .by(other)
      .when(removeStory({ role })),
    given(...states.removed)
      .by(other)
      .when(restoreStory({ role })),
  ]
  test.each(['viewer', 'contributor'] as const)('is not changed by a %s', (role) => {
    for (const change of changing(role)) change.refuses('forbidden')
  })
  test('is changed by a steward', () => {
    const [withdrawn] = changing('steward')
    withdrawn?.emits({ type: 'StoryWithdrawn', data: { withdrawnAt: START, takesUntil: day(1) } })
  })
  test('nor is one’s own by whoever may only see', () =>
    given(...states.told)
      .when(removeStory({ role: 'viewer' }))
      .refuses('forbidden'))
})

describe('what is done by itself', () => {
  const stepOf = (state: keyof typeof states) => nextStep(given(...states[state]).state, dayMs)
  test('a question is mailed at once, and reminded of once, after a week', () => {
    expect(stepOf('asked')).toEqual({ step: 'mail', at: START })
    expect(stepOf('mailed')).toEqual({ step: 'remind', at: day(7) })
    for (const state of ['reminded', 'refused', 'declined', 'withdrawn', 'told'] as const)
      expect(stepOf(state)).toBeUndefined()
  })
  test('a question without an address is not mailed', () => {
    const { address: _a, addressHash: _h, ...without } = asked
    const { state } = given({
      ...isAsked,
      data: { ...without, contributorId: 'ruth', askedAt: START, expiresAt: day(60) },
    } as typeof isAsked)
    expect([state.mail, nextStep(state, dayMs)]).toEqual(['none', undefined])
  })
  test('what was removed is erased after thirty days, and what was erased is destroyed', () => {
    expect(stepOf('removed')).toEqual({ step: 'erase', at: day(30) })
    expect(stepOf('erased')).toMatchObject({ step: 'destroy' })
  })
})
