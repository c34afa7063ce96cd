import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { addressed, ben, dayMs, drafted, dueAt, recipients, scheduled, written } from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { message, type Message } from '../message.ts'
import { openSlot } from '../next.ts'
import { preconsentOf } from '../message/plan.ts'
import { completeOccurrence } from './complete.ts'
import { claimDelivery, releaseDelivery } from './deliver.ts'
import type { Decide } from './guards.ts'
import { beginNotice, rejectNotice } from './notice.ts'
import { slotsOf } from './schedule.ts'

const SYSTEM = { kind: 'system', id: 'system' } as const
const rule = { every: 'year', first: '2030-06-10T11:00', firstOccurrence: 1 } as const
const nextDue = '2031-06-10T09:00:00.000Z'
const next = { occurrence: 2, local: '2031-06-10T11:00', dueAt: nextDue, tzdb: '2030b' }
const yearly = (terms: object = {}): Message =>
  [
    drafted,
    written,
    addressed,
    { ...scheduled, data: { ...scheduled.data, mode: 'recurring', rule, ...terms } },
  ].reduce((state, event) => message.evolve(state, event as MessagesEvent), message.initial)
const decided = (state: Message, decision: Decide, now: string) => {
  const events = decision(state, { by: SYSTEM, at: now, dayMs })
  return { events, state: events.reduce(message.evolve, state) }
}
/** One try of the check whose turn it is, which the mailbox refuses. */
const refused = (state: Message, now: string, since = '') => {
  const slot = openSlot(state)?.slot ?? 0
  const attempt = (state.notices[slot]?.attempt ?? 0) + 1
  const tried = { round: state.round, slot, attempt, mailId: `${state.round}.${slot}.${attempt}` }
  const begun = decided(state, beginNotice(tried), now).state
  return decided(begun, rejectNotice({ ...tried, smtpCode: 550, addresses: 1, since }), now)
}
const timeOf = (state: Message): string => {
  const open = openSlot(state)
  const waits = open && state.notices[open.slot]?.at
  return waits && waits > open.at ? waits : (open?.at ?? '')
}
/** Every check is tried when it is due, and refused, until none is left. */
const untilChecked = (begun: Message): Message => {
  let state = begun
  for (let turn = 0; turn < 100 && state.status !== 'checked'; turn += 1) state = refused(state, timeOf(state)).state
  return state
}
const facts = ({ round }: Message, now: string) => {
  const known = { recipients, people: [ben], answerableMs: dayMs, lost: [] }
  return { round, dbAt: now, ...known }
}
/** The first letter is delivered, late, and the next one has its date. */
const delivered = (terms?: object) => {
  const checked = untilChecked(yearly(terms))
  const claimed = decided(checked, claimDelivery(facts(checked, checked.dueAt)), checked.dueAt).state
  const released = decided(claimed, releaseDelivery({ occurrence: 1 }), claimed.claim?.holdUntil ?? '').state
  const done = completeOccurrence({ occurrence: 1, ok: 1, failed: 0, next })
  return { first: checked, second: decided(released, done, plus(claimed.dueAt, dayMs)).state }
}

describe('a letter that comes back, and whose author has no mailbox any more', () => {
  test.each(['silent', 'always'] as const)('arrives late once, and then on its day, under %s', (answerRule) => {
    const { first, second } = delivered({ answerRule })
    const lateDays = (Date.parse(first.dueAt) - Date.parse(dueAt)) / dayMs
    // Sixty days after the first check, which was two days before the date; and what is left to answer.
    expect(lateDays).toBe(60 - 2 + 1.75)
    expect(second).toMatchObject({ status: 'scheduled', occurrence: 2, dueAt: nextDue })
    const again = refused(second, timeOf(second))
    expect(again.events.map(({ type }) => type)).toEqual(['NoticeRejected', 'NoticeWaived'])
    const checked = untilChecked(again.state)
    expect(checked).toMatchObject({ status: 'checked', dueAt: nextDue, promisedAt: nextDue })
    expect(decided(checked, claimDelivery(facts(checked, nextDue)), nextDue).state.claim).toMatchObject({
      basis: 'waiver',
      lateByMs: 0,
    })
  })
  test('is waited for again once they were there since', () => {
    const { second } = delivered()
    const again = refused(second, timeOf(second), plus(nextDue, -30 * dayMs))
    expect(again.events.map(({ type }) => type)).toEqual(['NoticeRejected', 'DueSlid'])
    expect(again.state.status).toBe('stalled')
  })
  test('moves by what a late try leaves too little time for', () => {
    const { second } = delivered()
    const late = plus(nextDue, -dayMs)
    const { events } = refused(second, late)
    expect(events.at(-1)).toMatchObject({
      type: 'DueSlid',
      data: { to: plus(late, 1.75 * dayMs), reason: 'late_notice' },
    })
  })
  test('waits for ever where they said never', () =>
    expect(untilChecked(yearly({ preconsentDays: null })).status).toBe('stalled'))
  test('counts from when it is given another date by its author', () => {
    const { second } = delivered()
    const again: MessagesEvent = { ...scheduled, data: { ...scheduled.data, round: 3, occurrence: 2 } }
    expect(message.evolve(second, again).silence).toEqual([])
  })
})

describe('what would come too late for its day, with nobody there to ask', () => {
  const tooLate = (terms: object = {}) => {
    const state = untilChecked(yearly({ lateLimitDays: 3, ...terms }))
    return { state, facts: facts(state, state.dueAt) }
  }
  test('is left out, and the next one is scheduled with that', () => {
    const late = tooLate()
    const { events, state } = decided(late.state, claimDelivery({ ...late.facts, next }), late.state.dueAt)
    const [leftOut, again] = events
    expect(leftOut).toEqual({
      type: 'OccurrenceLeftOut',
      data: { occurrence: 1, promisedAt: dueAt, nextDueAt: nextDue },
    })
    expect(again).toMatchObject({ data: { round: 2, occurrence: 2, dueAt: nextDue, slots: slotsOf(nextDue, dayMs) } })
    expect(state).toMatchObject({ status: 'scheduled', silence: late.state.silence })
  })
  test('is held where it does not come again', () => {
    const late = tooLate()
    const { events } = decided(late.state, claimDelivery(late.facts), late.state.dueAt)
    expect(events).toMatchObject([{ type: 'MessageHeld', data: { reason: 'late' } }])
  })
  test('is held where a check was taken', () => {
    const { state, facts: known } = tooLate()
    const notices = Object.fromEntries([1, 2].map((slot) => [slot, { ...state.notices[slot], state: 'accepted' }]))
    const events = decided({ ...state, notices } as Message, claimDelivery({ ...known, next }), state.dueAt).events
    expect(events).toMatchObject([{ type: 'MessageHeld', data: { reason: 'late' } }])
  })
})

test.each([
  ['silent', undefined, null],
  ['always', undefined, 60],
  ['always', null, null],
  ['silent', 90, 90],
] as const)('a plan of %s that says %s after so many days means %s', (answerRule, preconsentDays, means) => {
  expect(preconsentOf({ answerRule, ...(preconsentDays !== undefined && { preconsentDays }) })).toBe(means)
})
