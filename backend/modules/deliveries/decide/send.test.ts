import { describe, expect, test } from 'vitest'
import { delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import {
  about,
  accepted,
  at,
  attempted,
  created,
  declined,
  facts,
  given,
  later,
  refusal,
  now,
  opened,
  proof,
  rejected,
  revoked,
  second,
  sent,
  tried,
  unlocked,
} from '../testing/history.ts'
import { closeMailboxes } from './open.ts'
import { acceptLink, beginLink, bounceLink, createDelivery, deferLink, recordReminder, rejectLink } from './send.ts'

const again = (n: number): DeliveriesEvent => ({ type: 'LinkAttempted', data: { ...tried, attempt: n } })

describe('a mailbox that says no', () => {
  test('is asked again three times within a week', () => {
    const retry = { retryAt: at(7 / 3), nextAddrIdx: 0 }
    given(created, attempted).when(rejectLink(refusal)).emits(rejected(1, retry))
    const third = [created, attempted, rejected(1, retry), again(2), rejected(2, retry), again(3)]
    given(...third)
      .when(rejectLink({ ...refusal, attempt: 3 }))
      .emits(rejected(3, retry))
  })
  test('is given up after that, and the author is to be told', () => {
    const retry = { retryAt: at(7 / 3), nextAddrIdx: 0 }
    const noes = [1, 2, 3].flatMap((n) => [again(n), rejected(n, retry)])
    const after = given(created, ...noes, again(4))
      .when(rejectLink({ ...refusal, attempt: 4 }))
      .emits(rejected(4, {}))
    expect(after).toMatchObject({ status: 'bounced', toTell: ['unreachable'] })
  })
  test('is not written to again once it was given up', () =>
    given(created, attempted, rejected(1, {}))
      .when(beginLink({ ...tried, attempt: 2 }))
      .refuses('link-invalid'))
  test('is not asked again before the moment that was agreed', () => {
    const retryAt = at(7 / 3)
    const again = beginLink({ ...tried, attempt: 2 })
    const deferred: DeliveriesEvent = { type: 'LinkDeferred', data: { ...tried, smtpCode: 451, retryAt, since: now } }
    for (const answer of [rejected(1, { retryAt, nextAddrIdx: 0 }), deferred]) {
      given(created, attempted, answer).by(later(2)).when(again).refuses('not-due', { until: retryAt })
      given(created, attempted, answer)
        .by(later(7 / 3))
        .when(again)
        .emits({ type: 'LinkAttempted', data: { ...tried, attempt: 2 } })
    }
  })
  test('leaves the second address, which is asked at once', () => {
    given(second, attempted)
      .when(rejectLink(refusal))
      .emits(rejected(1, { retryAt: now, nextAddrIdx: 1 }))
    const other = { ...refusal, attempt: 2, addrIdx: 1 }
    given(second, attempted, rejected(1, { retryAt: now, nextAddrIdx: 1 }), {
      type: 'LinkAttempted',
      data: { ...tried, attempt: 2, addrIdx: 1 },
    })
      .when(rejectLink(other))
      .emits({ type: 'LinkRejected', data: { ...other, retryAt: at(7 / 3), nextAddrIdx: 0 } })
  })
  test('counts as having said no when it puts us off for a day', () => {
    const deferred = { type: 'LinkDeferred', data: { ...tried, smtpCode: 451, retryAt: at(1), since: now } } as const
    given(created, attempted, deferred, again(2))
      .by(later(1))
      .when(deferLink({ ...tried, attempt: 2, smtpCode: 451 }))
      .emits({
        type: 'LinkRejected',
        data: { ...tried, attempt: 2, smtpCode: 451, retryAt: at(1 + 7 / 3), nextAddrIdx: 0 },
      })
  })
})

describe('an email that comes back', () => {
  const bounce = bounceLink({ mailId: 'mail', dsnStatus: '5.1.1' })
  const bounced: DeliveriesEvent = {
    type: 'LinkBounced',
    data: { ...tried, dsnStatus: '5.1.1', retryAt: at(7 / 3), nextAddrIdx: 0 },
  }
  test('is a no', () =>
    given(...sent)
      .when(bounce)
      .emits(bounced))
  test('is a no also where nobody has written down yet that it was taken', () => {
    given(created, attempted).when(bounce).emits(bounced)
    given(created, attempted, bounced).when(acceptLink(proof)).emits()
  })
  test('was another mail, or had been read', () => {
    given(...sent)
      .when(bounceLink({ mailId: 'another', dsnStatus: '5.1.1' }))
      .emits()
    given(...opened)
      .when(bounce)
      .emits()
  })
})

describe('a mailbox that is someone else’s', () => {
  const close = closeMailboxes(['ben@hale.example', ''])
  test('is sent nothing where that is known before', () => {
    const { toTell } = given()
      .when(createDelivery({ ...facts, isWrongPerson: true }))
      .emits(created, revoked('wrong_person'))
    expect(toTell).toEqual(['wrong_person'])
  })
  test.each([
    ['waits', [created]],
    ['was mailed', sent],
    ['was opened', opened],
  ])('loses the link that %s', (_, history) => {
    given(...history)
      .when(close)
      .emits(revoked('wrong_person'))
  })
  test.each([
    ['lies in another mailbox', sent, ['ben@new.example']],
    ['proved who reads it', unlocked, ['ben@hale.example']],
    ['was declined', [...sent, declined], ['ben@hale.example']],
    ['was taken back', [...sent, revoked('taken_back')], ['ben@hale.example']],
  ])('leaves a link alone that %s', (_, history, mailboxes) => {
    given(...history)
      .when(closeMailboxes(mailboxes))
      .emits()
  })
})

describe('a reminder', () => {
  const remind = recordReminder({ n: 1, smtpCode: 250 })
  test('that was mailed is written down once', () =>
    given(...sent)
      .when(remind)
      .emits({ type: 'ReminderMailed', data: { ...about, n: 1, smtpCode: 250, at: now } }))
  test('of a delivery that was never made is none', () => given().when(remind).emits())
})

test('an answer to a try that is over counts for nothing', () => {
  const state = [created, attempted, accepted].reduce(delivery.evolve, delivery.initial)
  expect(rejectLink(refusal)(state, { by: { kind: 'system', id: 's' }, at: now, dayMs: 1 })).toEqual([])
})
