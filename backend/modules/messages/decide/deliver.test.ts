import { describe, expect, test } from 'vitest'
import {
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
import { claimDelivery, completeOccurrence, releaseDelivery } from './deliver.ts'

describe('the claim', () => {
  const claiming = (changes = {}) => claimDelivery({ round: 1, dbAt: dueAt, isDamaged: false, recipients, ...changes })
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
  test('is not made over a damaged recording', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ isDamaged: true }))
      .refuses('content-damaged'))
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
