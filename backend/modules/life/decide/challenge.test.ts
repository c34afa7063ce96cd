import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { nextStep } from '../next.ts'
import { stateOf } from '../state.ts'
import { challenged, confirmed, day, dayMs, mailed, planned, reported } from '../testing/reports.ts'
import { challengeEndsAt, endToldAt } from '../objection.ts'
import { closeChallenge } from './challenge.ts'
import { beginObjection, bounceObjection, recordObjection } from './objection.ts'

const end = { by: { kind: 'system', id: 'system' }, at: day(7), dayMs } as const
const given = specification(life, end)
const facts = { lastSignAt: '', addresses: 1, answerableMs: 3.5 * dayMs }
const asked = [...challenged, ...mailed(1), ...mailed(2)]
const extended = (to: number): LifeEvent => ({ type: 'ChallengeExtended', data: { until: day(to) } })
const close = (events: readonly LifeEvent[], changes: Partial<typeof facts> = {}, at = end.at) =>
  closeChallenge({ ...facts, ...changes })(given(...events).state, { ...end, at })

describe('the end of the days to object', () => {
  test('confirms a death that nobody has objected to', () => {
    const state = given(...asked)
      .when(closeChallenge(facts))
      .emits(confirmed)
    expect(stateOf(state)).toBe('confirmed')
  })
  test('does not come before they are over', () =>
    given(...asked)
      .by({ at: day(6.9) })
      .when(closeChallenge(facts))
      .refuses('not-due'))
  test('is none while a contact has us wait', () => {
    const wait: LifeEvent = {
      type: 'ContactPaused',
      data: { contactId: 'ida', pausedAt: day(6), until: day(12), reason: 'alive' },
    }
    given(...asked, wait)
      .when(closeChallenge(facts))
      .refuses('not-due')
    expect(close([...asked, wait], {}, day(12))).toHaveLength(1)
  })
  const waited = (from: number, to: number): LifeEvent => ({
    type: 'ContactPaused',
    data: { contactId: 'ida', pausedAt: day(from), until: day(to), reason: 'unsure' },
  })
  const takenAt = (at: number): readonly LifeEvent[] =>
    mailed(2).map((event) =>
      event.type === 'CheckInAccepted' ? { ...event, data: { ...event.data, acceptedAt: day(at) } } : event,
    )
  test.each([
    ['a day before', 6, 7],
    ['late', 6.5, 7.25],
    ['on the last day', 7, 7.75],
    ['after an outage', 20, 20.75],
  ])('leaves three quarters of a day after the last email was taken %s', (_, taken, ends) => {
    const life = given(...challenged, ...mailed(1), ...takenAt(taken)).state
    expect(challengeEndsAt(life, dayMs)).toBe(day(ends))
    expect(nextStep(life, { lastSignAt: '', dayMs })).toEqual({ step: 'close', at: day(ends) })
  })
  test('is told as it will be, however late the email leaves', () => {
    const { state } = given(...challenged)
    expect(endToldAt(state, day(0), dayMs)).toBe(day(7))
    expect(endToldAt(state, day(20), dayMs)).toBe(day(20.75))
    expect(endToldAt(given(...challenged, waited(1, 12)).state, day(2), dayMs)).toBe(day(12))
  })
  test('comes a day after the last email also where a contact has us wait', () => {
    const next = (...events: readonly LifeEvent[]) => nextStep(given(...events).state, { lastSignAt: '', dayMs })
    expect(next(...challenged, ...mailed(1), waited(1, 12))).toEqual({ step: 'object', at: day(11) })
  })
  test('goes on by a day, and the last email leaves again, where a contact had us wait after it', () => {
    const late = [...asked, waited(6.5, 12)]
    expect(close(late, {}, day(12))).toEqual([extended(13)])
    expect(nextStep(given(...late, extended(13)).state, { lastSignAt: '', dayMs })).toEqual({
      step: 'object',
      at: day(12),
    })
  })
  test('confirms nothing once the author was there', () =>
    given(...asked)
      .when(closeChallenge({ ...facts, lastSignAt: day(1) }))
      .refuses('life-changed'))
  test('goes on by a day where they could have answered for less than half of them', () =>
    expect(close(asked, { answerableMs: 3.4 * dayMs })).toEqual([extended(8)]))
  test('goes on by a day where one of their addresses was written to in none of the two emails', () => {
    expect(close(asked, { addresses: 2 })).toEqual([extended(8)])
    expect(close([...asked, ...mailed(1, 1), ...mailed(2, 1)], { addresses: 2 })).toEqual([confirmed])
    expect(close([...challenged, ...mailed(1)])).toEqual([extended(8)])
  })
  test('counts an address that puts us off, and not our own outage', () => {
    expect(close([...challenged, ...mailed(1), ...mailed(2, 0, 452)])).toEqual([confirmed])
    expect(close([...challenged, ...mailed(1), ...mailed(2, 0, 0)])).toEqual([extended(8)])
  })
  test('after a longer time needs the last email once more', () => {
    const longer = [...asked, extended(8)]
    expect(close(longer, {}, day(8))).toEqual([extended(9)])
    expect(close([...longer, ...mailed(3)], {}, day(8))).toMatchObject([{ type: 'LifeConfirmed' }])
  })
  test('is nothing where no challenge runs', () => {
    expect(close(planned)).toEqual([])
    expect(close([...planned, reported('nora')])).toEqual([])
  })
})

describe('an email that asks to object', () => {
  const tried = { round: 2, ask: 1, addrIdx: 0, attempt: 1, mailId: 'm1-0' }
  const begin = beginObjection({ ...tried, lastSignAt: '', addresses: 1 })
  const attempted = mailed(1).slice(0, 1)
  test('begins where it is due, and nobody was there', () => {
    given(...challenged)
      .when(begin)
      .emits(...attempted)
    given(...challenged)
      .when(beginObjection({ ...tried, lastSignAt: day(1), addresses: 1 }))
      .refuses('life-changed')
    given(...challenged, ...mailed(1))
      .by({ at: day(5) })
      .when(beginObjection({ ...tried, ask: 2, lastSignAt: '', addresses: 1 }))
      .refuses('not-due')
  })
  test('is taken, refused for good, or put off and tried again', () => {
    const at = { at: day(0) }
    const before = given(...challenged, ...attempted).by(at)
    before
      .when(recordObjection(tried, { outcome: 'accepted', smtpCode: 250, acceptedAt: day(0) }))
      .emits(...mailed(1).slice(1))
    const data = { ...tried, about: 'report', refusedAt: day(0) } as const
    before
      .when(recordObjection(tried, { outcome: 'rejected', smtpCode: 550 }))
      .emits({ type: 'CheckInRejected', data: { ...data, smtpCode: 550 } })
    before
      .when(recordObjection(tried, { outcome: 'deferred', smtpCode: 452 }))
      .emits({ type: 'CheckInDeferred', data: { ...data, smtpCode: 452, retryAt: day(1 / 1440) } })
    given(...challenged)
      .when(recordObjection(tried, { outcome: 'rejected', smtpCode: 550 }))
      .emits()
  })
  test('and comes back is a no of that address, once; the days to object go on', () => {
    const bounce = bounceObjection({ ask: 1, addrIdx: 0, dsnStatus: '5.1.1' })
    const data = { ...tried, about: 'report', dsnStatus: '5.1.1', refusedAt: end.at } as const
    const state = given(...challenged, ...mailed(1))
      .when(bounce)
      .emits({ type: 'CheckInBounced', data })
    expect(bounce(state, end)).toEqual([])
    // A bounce may be heard of before the transport's own yes is written down.
    given(...challenged, ...attempted)
      .when(bounce)
      .emits({ type: 'CheckInBounced', data })
    expect(nextStep(state, { lastSignAt: '', dayMs, addresses: 1 })).toEqual({ step: 'object', at: day(6) })
    expect(state.questions.refusals).toEqual([{ addrIdx: 0, at: end.at }])
    expect(close([...challenged, ...mailed(1), { type: 'CheckInBounced', data }])).toEqual([extended(8)])
    expect(close([...asked, { type: 'CheckInBounced', data }])).toEqual([confirmed])
    given(...planned)
      .when(bounce)
      .emits()
  })
})

describe('what comes next in a challenge', () => {
  const known = { lastSignAt: '', dayMs, addresses: 2 }
  const next = (...events: readonly LifeEvent[]) => nextStep(given(...events).state, known)
  test('is an email at once at every address, one a day before the end, and the end', () => {
    expect(next(...challenged)).toEqual({ step: 'object', at: day(0) })
    expect(next(...challenged, ...mailed(1))).toEqual({ step: 'object', at: day(0) })
    const first = [...challenged, ...mailed(1), ...mailed(1, 1)]
    expect(next(...first)).toEqual({ step: 'object', at: day(6) })
    expect(next(...first, ...mailed(2), ...mailed(2, 1))).toEqual({ step: 'close', at: day(7) })
  })
  test('is a sign of life before any email that it makes needless', () =>
    expect(nextStep(given(...challenged).state, { ...known, lastSignAt: day(1) })).toEqual({
      step: 'heed',
      at: day(1),
    }))
  test('is the same email again where an address puts us off', () =>
    expect(next(...challenged, ...mailed(1, 0, 452), ...mailed(1, 1))).toEqual({ step: 'object', at: day(1) }))
  test('is the last email again once it goes on', () =>
    expect(next(...asked, ...mailed(1, 1), ...mailed(2, 1), extended(8))).toEqual({ step: 'object', at: day(7) }))
})
