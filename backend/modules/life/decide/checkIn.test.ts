import { describe, expect, test } from 'vitest'
import { stateOf } from '../state.ts'
import { at, begun, by, day, given, taken, tried, wait } from '../testing/questions.ts'
import { dayMs, lives, START } from '../testing/states.ts'
import { beginCheckIn, bounceCheckIn } from './checkIn.ts'
import { presume } from './presume.ts'
import { recordSign } from './sign.ts'

const facts = { lastSignAt: START, answerableMs: 4 * dayMs }
const begin = (ask: number, changes: Partial<typeof facts & { attempt: number }> = {}) => {
  const { attempt = 1, ...more } = changes
  return beginCheckIn({ ...tried(ask, attempt), ...facts, ...more })
}
const asked = [...lives.planned, begun(1), taken(1, 90)]
const askedTwice = [...asked, begun(2), taken(2, 97)]
const askedOut = [...askedTwice, begun(3), taken(3, 104)]

describe('the first question', () => {
  test('leaves after the days that its author chose', () => {
    given(...lives.planned)
      .by(at(89))
      .when(begin(1))
      .refuses('not-due', { until: day(90) })
    given(...lives.planned)
      .by(at(90))
      .when(begin(1))
      .emits(begun(1))
  })
  test.each([
    ['a sign of life since', [...lives.planned], { lastSignAt: day(1) }, 'not-due'],
    ['a pause', lives.away, {}, 'life-changed'],
    ['a contact who asked us to wait', [...lives.planned, wait(80, 100)], {}, 'life-changed'],
    ['what was concluded already', lives.confirmed, {}, 'life-changed'],
    ['no plan at all', lives.accepted, {}, 'life-changed'],
  ] as const)('does not leave with %s', (_, history, changes, code) =>
    given(...history)
      .by(at(90))
      .when(begin(1, changes))
      .refuses(code),
  )
})

describe('the next question', () => {
  test('leaves the chosen days after the last one was taken', () => {
    given(...asked)
      .by(at(96))
      .when(begin(2))
      .refuses('not-due', { until: day(97) })
    given(...asked)
      .by(at(97))
      .when(begin(2))
      .emits(begun(2))
  })
  test('is the same once more where nobody could have answered half of the time', () => {
    const away = { answerableMs: 3 * dayMs }
    given(...asked)
      .by(at(97))
      .when(begin(2, away))
      .refuses('life-changed')
    const again = { ...away, attempt: 2 }
    const { questions } = given(...asked)
      .by(at(97))
      .when(begin(1, again))
      .emits(begun(1, 2))
    expect(questions.silence).toMatchObject([{ state: 'attempted' }])
    given(...asked, begun(1, 2), taken(1, 97, 2))
      .by(at(104))
      .when(begin(2))
      .emits(begun(2))
  })
  test('does not leave once its author was seen, though no event tells of it yet', () =>
    given(...asked)
      .by(at(97))
      .when(begin(2, { lastSignAt: day(95) }))
      .refuses('life-changed'))
})

describe('silence', () => {
  test('counts after the last question, and only then', () => {
    given(...askedTwice)
      .by(at(104))
      .when(presume(facts))
      .refuses('notice-missing')
    given(...askedOut)
      .by(at(110))
      .when(presume(facts))
      .refuses('not-due', { until: day(111) })
    const after = given(...askedOut)
      .by(at(111))
      .when(presume(facts))
      .emits({
        type: 'LifePresumed',
        data: { round: 2, asksAccepted: 3, lastSignAt: START, presumedAt: day(111) },
      })
    expect(stateOf(after)).toBe('presumed')
  })
  test('is none where nobody could have answered', () =>
    given(...askedOut)
      .by(at(111))
      .when(presume({ ...facts, answerableMs: 3 * dayMs }))
      .refuses('not-answerable'))
  test('is none while a contact asked us to wait, and counts after that', () => {
    given(...askedOut, wait(110, 120))
      .by(at(115))
      .when(presume(facts))
      .refuses('life-changed')
    given(...askedOut, wait(110, 120))
      .by(at(120))
      .when(presume(facts))
      .emits({
        type: 'LifePresumed',
        data: { round: 2, asksAccepted: 3, lastSignAt: START, presumedAt: day(120) },
      })
  })
  test('ends with the last sign of life, whatever events say', () =>
    given(...askedOut)
      .by(at(111))
      .when(presume({ ...facts, lastSignAt: day(105) }))
      .refuses('life-changed'))
  test('is none where the last question came back', () => {
    const bounced = given(...askedOut)
      .by(at(105))
      .when(bounceCheckIn({ ...tried(3), dsnStatus: '5.1.1', addresses: 1 }))
      .emits({
        type: 'CheckInBounced',
        data: { ...tried(3), dsnStatus: '5.1.1', retryAt: day(106), nextAddrIdx: 0, refusedAt: day(105) },
      })
    expect(() => presume(facts)(bounced, { by, at: day(111), dayMs })).toThrow('notice-missing')
  })
})

test('a sign that was only written down is heeded where it contradicts, once', () => {
  given(...asked)
    .by(at(95))
    .when(recordSign({ signAt: START, source: 'app' }))
    .emits()
  given(...asked)
    .by(at(95))
    .when(recordSign({ signAt: day(94), source: 'app' }))
    .emits({
      type: 'SignOfLifeSeen',
      data: { source: 'app', seenAt: day(94) },
    })
})
