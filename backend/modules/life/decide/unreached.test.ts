import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { LifeEvent } from '../events.ts'
import { at, begun, by, day, given, taken, tried, wait } from '../testing/questions.ts'
import { dayMs, lives, START } from '../testing/states.ts'
import { acceptCheckIn, bounceCheckIn, deferCheckIn, rejectCheckIn } from './checkIn.ts'

/** Refused by every address, a day after the other, from the ninetieth day on. */
const refused = (days: number, addresses = 1): LifeEvent[] =>
  Array.from({ length: days * addresses }, (_, index) => [
    begun(1, index + 1),
    {
      type: 'CheckInRejected',
      data: {
        ...tried(1, index + 1),
        addrIdx: index % addresses,
        smtpCode: 550,
        refusedAt: day(90 + Math.floor(index / addresses)),
      },
    } as const,
  ]).flat()
const reject = (attempt: number, changes: object = {}) =>
  rejectCheckIn({ ...tried(1, attempt), smtpCode: 550, addresses: 1, since: START, ...changes })

describe('a question that no address takes', () => {
  test('is tried at the next address, and daily', () => {
    given(...lives.planned, begun(1))
      .by(at(90))
      .when(reject(1, { addresses: 2 }))
      .emits({
        type: 'CheckInRejected',
        data: { ...tried(1), smtpCode: 550, retryAt: day(90), nextAddrIdx: 1, refusedAt: day(90) },
      })
    given(...lives.planned, begun(1))
      .by(at(90))
      .when(reject(1))
      .emits({
        type: 'CheckInRejected',
        data: { ...tried(1), smtpCode: 550, retryAt: day(91), nextAddrIdx: 0, refusedAt: day(90) },
      })
  })
  test('is tried weekly after two weeks, and on the very day on which it means silence', () => {
    let history: readonly LifeEvent[] = lives.planned
    const tries = [90]
    for (let attempt = 1; attempt < 30; attempt += 1) {
      const { state } = given(...history, begun(1, attempt))
      const [missed, ...concluded] = reject(attempt)(state, { by, at: day(tries.at(-1) ?? 0), dayMs })
      if (missed?.type !== 'CheckInRejected' || concluded.length > 0) break
      history = [...history, begun(1, attempt), missed]
      tries.push((Date.parse(missed.data.retryAt ?? '') - Date.parse(START)) / dayMs)
    }
    expect(tries.slice(-4)).toEqual([132, 139, 146, 150])
  })
  test('means silence after as many days as its author said', () => {
    const history = [...lives.planned, ...refused(60), begun(1, 61)]
    const after = given(...history)
      .by(at(150))
      .when(reject(61))
      .emits(expect.objectContaining({ type: 'CheckInRejected' }) as LifeEvent, {
        type: 'LifePresumed',
        data: { round: 2, asksAccepted: 0, lastSignAt: START, presumedAt: day(150), unreachedDays: 60 },
      })
    expect(after.verdict).toMatchObject({ isConfirmed: false, isUnreached: true })
  })
  test.each([
    ['a day sooner', refused(59), 149, {}],
    ['while the clocks disagree', refused(60), 150, { since: undefined }],
    ['where another address has not refused', refused(60), 150, { addresses: 2 }],
    ['where the author was seen meanwhile', refused(60), 150, { since: day(120) }],
  ] as const)('means none %s', (_, history, n, changes) => {
    const attempt = history.length / 2 + 1
    const { state } = given(...lives.planned, ...history, begun(1, attempt))
    const events = reject(attempt, changes)(state, { by, at: day(n), dayMs })
    expect(events.map(({ type }) => type)).toEqual(['CheckInRejected'])
  })
  test('but is taken and comes back, day by day, means the same', () => {
    const comesBack = (n: number): LifeEvent[] => [
      begun(1, n + 1),
      taken(1, 90 + n, n + 1),
      { type: 'CheckInBounced', data: { ...tried(1, n + 1), dsnStatus: '5.1.1', refusedAt: day(90 + n) } },
    ]
    const history = Array.from({ length: 60 }, (_, n) => comesBack(n)).flat()
    const { state } = given(...lives.planned, ...history, ...comesBack(60).slice(0, 2))
    const bounce = (since: string | undefined, n = 150) =>
      bounceCheckIn({ ...tried(1, 61), dsnStatus: '5.1.1', addresses: 1, since })(state, { by, at: day(n), dayMs })
    expect(bounce(START).at(-1)).toMatchObject({ type: 'LifePresumed', data: { unreachedDays: 60, asksAccepted: 0 } })
    expect(bounce(START, 149).map(({ type }) => type)).toEqual(['CheckInBounced'])
    expect(bounce(undefined).map(({ type }) => type)).toEqual(['CheckInBounced'])
    expect(bounce(day(120)).map(({ type }) => type)).toEqual(['CheckInBounced'])
  })
  test('and one that comes back late does not undo what was taken since', () => {
    const late: LifeEvent = {
      type: 'CheckInBounced',
      data: { ...tried(1, 4), dsnStatus: '5.1.1', refusedAt: day(98) },
    }
    const history = [...refused(3), begun(1, 4), taken(1, 93, 4), begun(2), taken(2, 97), late]
    const { state } = given(...lives.planned, ...history)
    expect(state.questions.refusals).toEqual([{ addrIdx: 0, at: day(98) }])
  })
  test('means none while a contact asked us to wait', () => {
    const { state } = given(...lives.planned, ...refused(60), wait(140, 160), begun(1, 61))
    expect(reject(61)(state, { by, at: day(150), dayMs }).map(({ type }) => type)).toEqual(['CheckInRejected'])
  })
  test('put off by a transport that does not answer is our own trouble', () => {
    const deferred = { ...tried(1), smtpCode: 0, addresses: 1, since: START }
    const after = given(...lives.planned, begun(1))
      .by(at(90))
      .when(deferCheckIn(deferred))
      .emits({
        type: 'CheckInDeferred',
        data: { ...tried(1), smtpCode: 0, retryAt: plus(day(90), 60_000) },
      })
    expect(after.questions.refusals).toEqual([])
  })
  test('and is taken later, begins the silence anew', () => {
    const proof = { ...tried(1, 61), smtpCode: 250, acceptedAt: day(150) }
    const after = given(...lives.planned, ...refused(60), begun(1, 61))
      .by(at(150))
      .when(acceptCheckIn(proof))
      .emits({
        type: 'CheckInAccepted',
        data: proof,
      })
    expect(after.questions.refusals).toEqual([])
  })
})
