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
  given,
  later,
  now,
  opened,
  proof,
  revoked,
  sent,
  tried,
  unlocked,
} from '../testing/history.ts'
import { closeMailboxes } from './open.ts'
import {
  acceptLink,
  beginLink,
  bounceLink,
  createDelivery,
  deferLink,
  readdressLink,
  recordReminder,
  rejectLink,
  reissueLink,
  resendLink,
} from './send.ts'

const second = { ...created, data: { ...created.data, backupAddress: 'ben@work.example' } } as DeliveriesEvent
const no = { ...tried, smtpCode: 550 }
const rejected = (n: number, after: object): DeliveriesEvent => ({
  type: 'LinkRejected',
  data: { ...no, attempt: n, mailId: 'mail', ...after },
})
const again = (n: number): DeliveriesEvent => ({ type: 'LinkAttempted', data: { ...tried, attempt: n } })

describe('a mailbox that says no', () => {
  test('is asked again three times within a week', () => {
    const retry = { retryAt: at(7 / 3), nextAddrIdx: 0 }
    given(created, attempted).when(rejectLink(no)).emits(rejected(1, retry))
    const third = [created, attempted, rejected(1, retry), again(2), rejected(2, retry), again(3)]
    given(...third)
      .when(rejectLink({ ...no, attempt: 3 }))
      .emits(rejected(3, retry))
  })
  test('is given up after that, and the author is to be told', () => {
    const retry = { retryAt: at(7 / 3), nextAddrIdx: 0 }
    const noes = [1, 2, 3].flatMap((n) => [again(n), rejected(n, retry)])
    const after = given(created, ...noes, again(4))
      .when(rejectLink({ ...no, attempt: 4 }))
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
      .when(rejectLink(no))
      .emits(rejected(1, { retryAt: now, nextAddrIdx: 1 }))
    const other = { ...no, attempt: 2, addrIdx: 1 }
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

describe('a mail that comes back', () => {
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

describe('a mailbox that is somebody else’s', () => {
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

describe('another address', () => {
  const ben = { name: 'Ben', address: 'ben@new.example', backupAddress: '' }
  const readdress = readdressLink({ nonce: 'other', ...ben })
  const readdressed: DeliveriesEvent = {
    type: 'LinkReaddressed',
    data: { ...about, nonce: 'other', name: 'Ben', address: 'ben@new.example' },
  }
  test.each([
    ['no mail has reached', [created, attempted, rejected(1, {})]],
    ['is not the one we wrote to', [...opened, revoked('wrong_person')]],
  ])('gives somebody whom %s a link of their own', (_, history) => {
    const after = given(...history)
      .when(readdress)
      .emits(readdressed)
    expect(after).toMatchObject({ status: 'queued', isOpened: false, linkNonce: 'other', oldNonces: [] })
  })
  test.each([
    ['has the mail', sent],
    ['has opened it', opened],
    ['has said no', [...sent, declined]],
    ['had it taken back', [...sent, revoked('taken_back')]],
  ])('changes nothing for somebody who %s', (_, history) => {
    given(...history)
      .when(readdress)
      .emits()
  })
})

describe('a fresh link', () => {
  const reissue = reissueLink({ nonce: 'fresh', by: 'recipient' })
  const reissued = (day: number): DeliveriesEvent => ({
    type: 'LinkReissued',
    data: { ...about, nonce: 'fresh', by: 'recipient', expiresAt: at(day + 400), at: at(day) },
  })
  test('lives as long as the first one did', () =>
    given(...sent)
      .by(later(500))
      .when(reissue)
      .emits(reissued(500)))
  test('lives for ever where the first one did', () => {
    const { expiresAt } = given()
      .when(createDelivery({ ...facts, termDays: null }))
      .emits(unending)
    expect(expiresAt).toBe('9999-12-31T00:00:00.000Z')
  })
  test('is not needed while the old one works', () =>
    given(...sent)
      .when(reissue)
      .emits())
  test('is sent three times a day at most', () => {
    const late = (n: number): DeliveriesEvent => ({
      type: 'LinkReissued',
      data: { ...about, nonce: `n${n}`, by: 'recipient', expiresAt: at(500), at: at(500, n) },
    })
    given(...sent, late(1), late(2), late(3))
      .by(later(500, 10))
      .when(reissue)
      .refuses('rate-limited')
  })
  test('is for nobody who has said no, and not for what was taken back', () => {
    given(...sent, declined)
      .by(later(500))
      .when(reissue)
      .refuses('declined')
    given(...sent, revoked('taken_back'))
      .by(later(500))
      .when(reissue)
      .refuses('taken-back')
    given(...sent, revoked('wrong_person'))
      .by(later(500))
      .when(reissue)
      .refuses('wrong-person')
  })
})

describe('the newest link, asked for with an older one', () => {
  const theirs = ['ben@hale.example', '']
  const resend = (mailboxes = theirs) => resendLink({ nonce: 'fresh', mailboxes })
  const resent = (day: number, ms = 0): DeliveriesEvent => ({ type: 'LinkResent', data: { ...about, at: at(day, ms) } })
  const [first, ...rest] = sent
  const reissued: DeliveriesEvent = {
    type: 'LinkReissued',
    data: { ...about, nonce: 'newer', by: 'recipient', expiresAt: at(400), at: at(-1) },
  }
  const replaced = [first as DeliveriesEvent, reissued, ...rest]

  test('is mailed once more, as the same link', () => {
    const after = given(...replaced)
      .when(resend())
      .emits(resent(0))
    expect(after).toMatchObject({ status: 'queued', linkNonce: 'newer', oldNonces: ['nonce'], expiresAt: at(400) })
  })
  test('is a fresh one where that is too old', () => {
    given(...replaced)
      .by(later(500))
      .when(resend())
      .emits({
        type: 'LinkReissued',
        data: { ...about, nonce: 'fresh', by: 'recipient', expiresAt: at(900), at: at(500) },
      })
  })
  test('is tried again where its mail came back', () =>
    given(first as DeliveriesEvent, reissued, attempted, rejected(1, {}))
      .when(resend())
      .emits(resent(0)))
  test('is mailed three times a day at most, fresh ones among them, and says nothing when it is not', () => {
    const mailed = [reissued, ...rest, resent(0, 1), ...rest, resent(0, 2), ...rest]
    given(first as DeliveriesEvent, ...mailed)
      .by(later(0, 3))
      .when(resend())
      .emits(resent(0, 3))
    given(first as DeliveriesEvent, ...mailed, resent(0, 3), ...rest)
      .by(later(0, 4))
      .when(resend())
      .emits()
    given(first as DeliveriesEvent, ...mailed, resent(0, 3), ...rest)
      .by(later(1, 3))
      .when(resend())
      .emits(resent(1, 3))
  })
  test.each([
    ['is on its way', [first as DeliveriesEvent, reissued], theirs],
    ['went to an address that the author has changed since', replaced, ['ben@new.example', '']],
    ['went to somebody who may not be written to', replaced, []],
    ['was declined', [...replaced, declined], theirs],
    ['was taken back', [...replaced, revoked('taken_back')], theirs],
    ['reached somebody else', [...replaced, revoked('wrong_person')], theirs],
  ])('is not mailed where it %s, and nothing is said of that', (_, history, mailboxes) => {
    given(...history)
      .when(resend(mailboxes))
      .emits()
  })
  test('does not go to a second address that the author has removed', () => {
    given(second, attempted, accepted).when(resend()).emits()
  })
})

const facts = {
  ...about,
  authorId: 'ana',
  occurrence: 1,
  address: 'ben@hale.example',
  name: 'Ben',
  linkNonce: 'nonce',
  hasDeclined: false,
}
const unending = {
  ...created,
  data: { ...created.data, termDays: null, expiresAt: '9999-12-31T00:00:00.000Z' },
} as DeliveriesEvent

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
  expect(rejectLink(no)(state, { by: { kind: 'system', id: 's' }, at: now, dayMs: 1 })).toEqual([])
})
