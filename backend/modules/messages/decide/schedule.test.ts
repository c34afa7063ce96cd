import { describe, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import {
  dayMs,
  given,
  dueAt,
  drafted,
  written,
  addressed,
  plan,
  scheduled,
  noticed,
  claim,
  claimed,
  ben,
} from '../testing/history.ts'
import { scheduleMessage, slotsOf } from './schedule.ts'

const schedule = (changes: Partial<Parameters<typeof scheduleMessage>[0]> = {}) =>
  scheduleMessage({ ...plan, dueAt, isVerified: true, recipients: [ben], ...changes })
describe('a date', () => {
  const ready = [drafted, written, addressed]
  test('starts round one with two checks', () =>
    given(...ready)
      .when(schedule())
      .emits(scheduled))
  test('needs something to deliver', () => given(drafted, addressed).when(schedule()).refuses('empty-message'))
  test('needs someone to deliver to', () => given(drafted, written).when(schedule()).refuses('no-recipient'))
  test('needs each person to have a passcode', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, hasVerification: false }] }))
      .refuses('no-verification', { name: 'Ben' }))
  test('refuses someone who declined since', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, hasDeclined: true }] }))
      .refuses('recipient-declined'))
  test('refuses a message to the author alone, who would be asked and told at one address', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, isAuthor: true }] }))
      .refuses('self-only'))
  test('needs a confirmed address', () =>
    given(...ready)
      .when(schedule({ isVerified: false }))
      .refuses('address-unverified'))
  test('needs the name that they will see', () =>
    given(...ready)
      .when(schedule({ isNameless: true }))
      .refuses('name-needed'))
  test('in the past is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2029-12-31T23:59:59.000Z' }))
      .refuses('due-past'))
  test('within the hour is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2030-01-01T00:59:00.000Z' }))
      .refuses('due-too-soon'))
  test('within two days leaves no time for both checks', () =>
    given(...ready)
      .when(schedule({ dueAt: '2030-01-02T23:59:59.000Z' }))
      .refuses('lead-too-short', { earliest: '2030-01-03T00:00:00.000Z' }))
  test('exactly two days away is taken', () => {
    const soon = '2030-01-03T00:00:00.000Z'
    given(...ready)
      .when(schedule({ dueAt: soon }))
      .emits({ ...scheduled, data: { ...scheduled.data, dueAt: soon, slots: slotsOf(soon, dayMs) } })
  })
  test('in more than fifty years is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2081-01-01T00:00:00.000Z' }))
      .refuses('due-too-far'))
  test('moved after the first check starts a new round', () => {
    const later = '2030-07-10T09:00:00.000Z'
    const data = { ...scheduled.data, dueAt: later, round: 2, slots: slotsOf(later, dayMs) }
    given(...noticed)
      .when(schedule({ dueAt: later }))
      .emits({ type: 'MessageScheduled', data })
  })
  test('that says nothing of the author’s death says no', () => {
    given(drafted, written, addressed, scheduled)
      .when(schedule({ deliverIfIDie: false }))
      .emits()
    given(drafted, written, addressed, scheduled)
      .when(schedule({ deliverIfIDie: true }))
      .emits({ type: 'MessageScheduled', data: { ...scheduled.data, deliverIfIDie: true, round: 2 } })
  })
  test('cannot be moved once delivery has begun', () =>
    given(...claimed)
      .when(schedule())
      .refuses('message-claimed', { until: plus(claim.holdUntil, dayMs) }))
})
