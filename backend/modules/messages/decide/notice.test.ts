import { describe, test } from 'vitest'
import {
  given,
  at,
  dueAt,
  drafted,
  written,
  addressed,
  scheduled,
  first,
  second,
  attempted,
  accepted,
} from '../testing/history.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from './notice.ts'

describe('a check', () => {
  const told = [drafted, written, addressed, scheduled]
  const onTime = '2030-06-08T09:00:00.000Z'
  test('leaves two days before', () =>
    given(...told)
      .by(at(onTime))
      .when(beginNotice(first))
      .emits(attempted(first)))
  test('does not leave earlier', () =>
    given(...told)
      .by(at('2030-06-08T08:59:59.999Z'))
      .when(beginNotice(first))
      .refuses('not-due', { until: onTime }))
  test('counts once the email was taken', () =>
    given(...told, attempted(first))
      .when(acceptNotice({ ...first, smtpCode: 250, acceptedAt: '2030-06-08T09:00:01.000Z' }))
      .emits(accepted(first, '2030-06-08T09:00:01.000Z')))
  test('taken late moves the date in the same append', () =>
    given(...told, attempted(first))
      .when(acceptNotice({ ...first, smtpCode: 250, acceptedAt: '2030-06-09T09:00:00.000Z' }))
      .emits(accepted(first, '2030-06-09T09:00:00.000Z'), {
        type: 'DueSlid',
        data: { round: 1, from: dueAt, to: '2030-06-11T03:00:00.000Z', reason: 'late_notice' },
      }))
  test('deferred is tried again after a minute', () =>
    given(...told, attempted(first))
      .by(at(onTime))
      .when(deferNotice({ ...first, smtpCode: 451 }))
      .emits({
        type: 'NoticeDeferred',
        data: { ...first, smtpCode: 451, retryAt: '2030-06-08T09:01:00.000Z', refusedAt: onTime },
      }))
  test('refused by the mailbox moves the date by a day', () =>
    given(...told, attempted(first))
      .by(at(onTime))
      .when(rejectNotice({ ...first, smtpCode: 550 }))
      .emits(
        {
          type: 'NoticeRejected',
          data: { ...first, smtpCode: 550, retryAt: '2030-06-09T09:00:00.000Z', nextAddrIdx: 0, refusedAt: onTime },
        },
        { type: 'DueSlid', data: { round: 1, from: dueAt, to: '2030-06-11T09:00:00.000Z', reason: 'unreachable' } },
      ))
  describe('whose answer comes when another try has begun', () => {
    const later = { ...first, attempt: 2 }
    const waiting = given(...told, attempted(first), attempted(later)).by(at(onTime))
    test('counts for nothing where it was taken', () =>
      waiting.when(acceptNotice({ ...first, smtpCode: 250, acceptedAt: onTime })).emits())
    test('counts for nothing where it was put off', () =>
      waiting.when(deferNotice({ ...first, smtpCode: 451 })).emits())
    test('counts for nothing where it was refused', () =>
      waiting.when(rejectNotice({ ...first, smtpCode: 550 })).emits())
  })
  test('of an older round counts for nothing', () =>
    given(...told)
      .by(at(onTime))
      .when(beginNotice({ ...first, round: 0 }))
      .refuses('stale-round'))
  test('of the second slot waits for the first', () =>
    given(...told)
      .by(at('2030-06-09T09:00:00.000Z'))
      .when(beginNotice(second))
      .refuses('stale-round'))
})
