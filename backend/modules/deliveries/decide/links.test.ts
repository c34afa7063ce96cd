import { describe, expect, test } from 'vitest'
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
  opened,
  rejected,
  revoked,
  second,
  sent,
} from '../testing/history.ts'
import { createDelivery, readdressLink, reissueLink, resendLink } from './send.ts'

const unending = {
  ...created,
  data: { ...created.data, termDays: null, expiresAt: '9999-12-31T00:00:00.000Z' },
} as DeliveriesEvent

describe('another address', () => {
  const ben = { name: 'Ben', address: 'ben@new.example', backupAddress: '' }
  const readdress = readdressLink({ nonce: 'other', ...ben })
  const readdressed: DeliveriesEvent = {
    type: 'LinkReaddressed',
    data: { ...about, nonce: 'other', name: 'Ben', address: 'ben@new.example' },
  }
  test.each([
    ['no email has reached', [created, attempted, rejected(1, {})]],
    ['is not the one we wrote to', [...opened, revoked('wrong_person')]],
  ])('gives someone whom %s a link of their own', (_, history) => {
    const after = given(...history)
      .when(readdress)
      .emits(readdressed)
    expect(after).toMatchObject({ status: 'queued', isOpened: false, linkNonce: 'other', oldNonces: [] })
  })
  test.each([
    ['has the email', sent],
    ['has opened it', opened],
    ['has said no', [...sent, declined]],
    ['had it taken back', [...sent, revoked('taken_back')]],
  ])('changes nothing for someone who %s', (_, history) => {
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
    ['went to someone who may not be written to', replaced, []],
    ['was declined', [...replaced, declined], theirs],
    ['was taken back', [...replaced, revoked('taken_back')], theirs],
    ['reached someone else', [...replaced, revoked('wrong_person')], theirs],
  ])('is not mailed where it %s, and nothing is said of that', (_, history, mailboxes) => {
    given(...history)
      .when(resend(mailboxes))
      .emits()
  })
  test('does not go to a second address that the author has removed', () => {
    given(second, attempted, accepted).when(resend()).emits()
  })
})
