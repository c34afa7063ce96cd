import { describe, expect, test } from 'vitest'
import {
  ana,
  dayMs,
  given,
  at,
  dueAt,
  drafted,
  written,
  addressed,
  scheduled,
  second,
  accepted,
  recipients,
  noticed,
  checked,
  claim,
  claimed,
  released,
} from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { completeOccurrence } from './complete.ts'
import { askedAt, claimDelivery, releaseDelivery, reportDamage, slideUnanswerable } from './deliver.ts'

describe('the claim', () => {
  const claiming = (changes = {}) =>
    claimDelivery({ round: 1, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients, people: [], ...changes })
  test('is made when both checks were taken and the time has come', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming())
      .emits({ type: 'DeliveryClaimed', data: claim }))
  test('is not made a millisecond early', () =>
    given(...checked)
      .by(at('2030-06-10T08:59:59.999Z'))
      .when(claiming())
      .refuses('not-due', { until: dueAt }))
  test('is not made while the database says it is early', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ dbAt: '2030-06-10T08:59:59.000Z' }))
      .refuses('not-due'))
  test('is not made while the clocks disagree', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ dbAt: '2030-06-10T09:00:06.000Z' }))
      .refuses('clock-skew', { seconds: 6 }))
  test('is not made without the second check', () =>
    given(...noticed)
      .by(at(dueAt))
      .when(claiming())
      .refuses('stale-round'))
  test('is not made while any check is not taken, whatever else was', () =>
    given(drafted, written, addressed, scheduled, accepted(second, '2030-06-09T09:00:01.000Z'))
      .by(at(dueAt))
      .when(claiming())
      .refuses('notice-missing'))
  test('is not made while nobody could have answered, and the last check is sent again', () => {
    const halfADay = dayMs / 2
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ answerableMs: halfADay - 1 }))
      .refuses('not-answerable')
    const to = '2030-06-11T09:00:00.000Z'
    const state = given(...checked)
      .by(at(dueAt))
      .when(slideUnanswerable({ round: 1, answerableMs: halfADay - 1 }))
      .emits({ type: 'DueSlid', data: { round: 1, from: dueAt, to, reason: 'not_answerable' } })
    expect(state).toMatchObject({ status: 'noticed', notices: { 1: { state: 'accepted' }, 2: { state: 'void' } } })
    given(...checked)
      .by(at(dueAt))
      .when(slideUnanswerable({ round: 1, answerableMs: halfADay }))
      .emits()
  })
  test('is not made while a house that was restored is closed', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ isClosed: true }))
      .refuses('house-closed'))
  test('counts from the last check', () => expect(askedAt(given(...checked).state)).toBe('2030-06-09T09:00:01.000Z'))
  test('is not made later than the author allows', () => {
    const onTheDay = { ...scheduled, data: { ...scheduled.data, lateLimitDays: 1 } } satisfies MessagesEvent
    const told = checked.map((event) => (event.type === 'MessageScheduled' ? onTheDay : event))
    const tooLate = '2030-06-11T09:00:00.001Z'
    given(...told)
      .by(at(tooLate))
      .when(claiming({ dbAt: tooLate }))
      .emits({ type: 'MessageHeld', data: { reason: 'late', heldAt: tooLate } })
  })
  describe('over a damaged recording', () => {
    const attached: MessagesEvent = {
      type: 'MediaAttached',
      data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 },
    }
    const nextDay = '2030-06-11T09:00:00.000Z'
    const damaged = claiming({ lost: ['v'], dbAt: nextDay })
    test('waits for a day', () =>
      given(...checked, attached)
        .by(at('2030-06-11T08:59:59.999Z'))
        .when(damaged)
        .refuses('content-damaged'))
    test('then is sent with what is whole, and names what was lost', () => {
      const [event] = damaged(given(...checked, attached).state, { by: ana, at: nextDay, dayMs })
      expect(event).toMatchObject({ type: 'DeliveryClaimed', data: { lost: ['v'] } })
    })
    test('waits for its author when nothing whole is left', () =>
      given(...checked, attached, { type: 'ContentChanged', data: { title: 'For Ben', body: ' ' } })
        .by(at(nextDay))
        .when(damaged)
        .refuses('content-damaged'))
    test('is known from then on, once', () =>
      given(...checked, attached)
        .by(at(dueAt))
        .when(reportDamage({ round: 1, lost: ['v', 'never attached'] }))
        .emits({ type: 'ContentDamaged', data: { round: 1, mediaIds: ['v'], foundAt: dueAt } }))
    test('does not make another that is found later known anew', () => {
      const other: MessagesEvent = { type: 'MediaAttached', data: { ...attached.data, mediaId: 'w' } }
      const known: MessagesEvent = { type: 'ContentDamaged', data: { round: 1, mediaIds: ['v'], foundAt: dueAt } }
      given(...checked, attached, other, known)
        .by(at(nextDay))
        .when(reportDamage({ round: 1, lost: ['v', 'w'] }))
        .emits({ type: 'ContentDamaged', data: { round: 1, mediaIds: ['w'], foundAt: nextDay } })
    })
  })
  test('is not made for a held message', () =>
    given(...checked, { type: 'MessageHeld', data: { reason: 'answered' } })
      .by(at(dueAt))
      .when(claiming())
      .refuses('stale-round'))
  test('waits out the undo time before anything leaves', () =>
    given(...claimed)
      .by(at('2030-06-10T09:59:59.999Z'))
      .when(releaseDelivery({ occurrence: 1 }))
      .refuses('hold-running', { until: claim.holdUntil }))
  test('does not end while a house that was restored is closed', () =>
    given(...claimed)
      .by(at('2030-06-10T12:00:00.000Z'))
      .when(releaseDelivery({ occurrence: 1, isClosed: true }))
      .refuses('house-closed'))
  test('releases the links after it', () =>
    given(...claimed)
      .by(at(claim.holdUntil))
      .when(releaseDelivery({ occurrence: 1 }))
      .emits({
        type: 'DeliveryReleased',
        data: { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients },
      }))
  test('waits for every link before it is done', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 0 }))
      .refuses('not-done'))
  test('ends delivered when a link was taken', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }))
      .emits({ type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }))
  test('ends undeliverable when none was', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 1 }))
      .emits({ type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }))
  test('is delivered after all when a later try is taken', () => {
    const failed = { type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } } as const
    given(...released, failed)
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }))
      .emits({ type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } })
    given(...released, failed)
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 1 }))
      .emits()
  })
})

test('the story so far folds to a delivered message', () => {
  const { state } = given(...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } })
  expect(state).toMatchObject({ status: 'delivered', title: 'For Ben', body: 'Dear Ben', recipientIds: ['ben'] })
})
