import { describe, expect, test } from 'vitest'
import type { DeliveriesEvent } from '../events.ts'
import { about, at, declined, given, later, now, opened, revoked, sent, unlocked } from '../testing/history.ts'
import { lives } from '../testing/states.ts'
import { recordTold, revokeDelivery, takeBack } from './author.ts'
import { unlockConfirmed } from './confirm.ts'
import { reply, thank } from './enjoy.ts'
import { declineDelivery, notMe, requestHelp, undoDecline, unlock } from './open.ts'
import { readdressLink } from './send.ts'

const ana = { by: { kind: 'account', id: 'ana' } } as const

describe('help', () => {
  const asked = (n: number, day: number): DeliveriesEvent => ({
    type: 'HelpRequested',
    data: { ...about, n, at: at(day) },
  })
  test('is asked for once a day', () => {
    const after = given(...opened)
      .when(requestHelp())
      .emits(asked(1, 0))
    expect(after.toTell).toContain('help:1')
    given(...opened, asked(1, 0))
      .by(later(1))
      .when(requestHelp())
      .emits(asked(2, 1))
  })
  test('is not asked for before the envelope was opened', () =>
    given(...sent)
      .when(requestHelp())
      .refuses('not-open'))
})

describe('someone else', () => {
  test('closes the link, and the author is to be told that alone', () => {
    const after = given(...opened)
      .when(notMe())
      .emits(revoked('wrong_person'))
    expect(after.toTell).toEqual(['wrong_person'])
  })
  test('has not proved who they are', () =>
    given(...unlocked)
      .when(notMe())
      .refuses('already-opened'))
})

describe('a no', () => {
  const all: DeliveriesEvent = { type: 'DeliveryDeclined', data: { ...about, scope: 'author', at: now } }
  test('can be made one to everything from this author', () =>
    given(...sent, declined)
      .when(declineDelivery({ scope: 'author' }))
      .emits(all))
  test('can be taken back for thirty days', () => {
    const undone: DeliveriesEvent = { type: 'DeliveryDeclineUndone', data: { ...about, at: at(29) } }
    const after = given(...opened, declined)
      .by(later(29))
      .when(undoDecline())
      .emits(undone)
    expect(after.status).toBe('sent')
    given(...sent, declined)
      .by(later(30))
      .when(undoDecline())
      .refuses('declined')
    given(...sent)
      .when(undoDecline())
      .emits()
  })
})

describe('taking back', () => {
  test('closes what nobody unlocked, also where its page was seen and before it was made', () => {
    for (const life of [sent, opened])
      given(...life)
        .by(ana)
        .when(takeBack())
        .emits(revoked('taken_back'))
    given(...opened)
      .when(revokeDelivery(about))
      .emits(revoked('taken_back'))
    given().when(revokeDelivery(about)).emits(revoked('taken_back'))
  })
  test('leaves what was unlocked to its reader', () => {
    given(...unlocked)
      .by(ana)
      .when(takeBack())
      .refuses('already-opened')
    given(...unlocked)
      .when(revokeDelivery(about))
      .emits()
  })
  test('gives nothing more before its deliveries are closed, but to whoever had read it', () => {
    for (const isRight of [true, false])
      given(...opened)
        .when(unlock({ isRight, isTakenBack: true }))
        .refuses('taken-back')
    given(...lives['contacts given, with a code'])
      .when(unlockConfirmed({ isRight: true, isTakenBack: true }))
      .refuses('taken-back')
    given(...unlocked)
      .when(unlock({ isRight: true, isTakenBack: true }))
      .emits()
  })
  test('ends what was declined, so that no change of mind brings it back', () => {
    given(...sent, declined)
      .when(revokeDelivery(about))
      .emits(revoked('taken_back'))
    given(...sent, declined, revoked('taken_back'))
      .when(undoDecline())
      .refuses('taken-back')
  })
  test('ends what reached someone else, so that no other address brings it back', () => {
    const stranger = [...opened, revoked('wrong_person')]
    const moved = { nonce: 'other', name: 'Ben', address: 'ben@new.example', backupAddress: '' }
    given(...stranger)
      .when(revokeDelivery(about))
      .emits(revoked('taken_back'))
    given(...stranger)
      .by(ana)
      .when(takeBack())
      .emits(revoked('taken_back'))
    given(...stranger, revoked('taken_back'))
      .when(readdressLink(moved))
      .emits()
  })
  test('leaves a no to its reader who had unlocked it before', () =>
    given(...unlocked, declined)
      .when(revokeDelivery(about))
      .emits())
  test('is done once', () =>
    given(...sent, revoked('taken_back'))
      .when(revokeDelivery(about))
      .emits())
  test('is for the author alone', () => {
    given(...sent)
      .when(takeBack())
      .refuses('not-found')
    given().by(ana).when(takeBack()).refuses('not-found')
  })
})

describe('an answer', () => {
  const words = { replyId: 'r1', body: ' Thank you, Nan. ', hasRecording: false }
  const sentReply: DeliveriesEvent = {
    type: 'ReplySent',
    data: { ...about, replyId: 'r1', body: 'Thank you, Nan.', at: now },
  }
  test('is thanks with one tap, once', () =>
    given(...unlocked)
      .when(thank())
      .emits({ type: 'ThanksSent', data: { ...about, at: now } }))
  test('is words, or a voice of its own', () => {
    given(...unlocked)
      .when(reply(words))
      .emits(sentReply)
    given(...unlocked)
      .when(reply({ replyId: 'r1', body: '', mediaId: 'v', hasRecording: true }))
      .emits({ type: 'ReplySent', data: { ...about, replyId: 'r1', body: '', mediaId: 'v', at: now } })
    given(...unlocked)
      .when(reply({ ...words, mediaId: 'v' }))
      .refuses('not-found')
  })
  test('is not empty, nor longer than it may be', () => {
    given(...unlocked)
      .when(reply({ ...words, body: '  ' }))
      .refuses('reply-empty')
    given(...unlocked)
      .when(reply({ ...words, body: 'a'.repeat(5_001) }))
      .refuses('reply-too-long', { max: 5_000, n: 5_001 })
  })
  test('is one of twenty', () => {
    const many = Array.from({ length: 20 }, (_, n): DeliveriesEvent => ({
      type: 'ReplySent',
      data: { ...about, replyId: `n${n}`, body: 'x', at: now },
    }))
    given(...unlocked, ...many)
      .when(reply(words))
      .refuses('too-many-replies', { max: 20 })
  })
  test('waits for the proof', () => {
    for (const decision of [thank(), reply(words)])
      given(...opened)
        .when(decision)
        .refuses('not-unlocked')
  })
})

test('the author is told of a thing once, and it is given up after five tries', () => {
  const thanked: DeliveriesEvent[] = [...unlocked, { type: 'ThanksSent', data: { ...about, at: now } }]
  const told = { what: 'thanks', smtpCode: 250 }
  given(...thanked)
    .when(recordTold({ ...told, outcome: 'accepted' }))
    .emits({ type: 'AuthorTold', data: { ...about, ...told, outcome: 'accepted' } })
  const deferred = (attempt: number): DeliveriesEvent => ({
    type: 'AuthorTellDeferred',
    data: { ...about, what: 'thanks', attempt, retryAt: now },
  })
  expect(
    recordTold({ ...told, outcome: 'deferred' })(given(...thanked).state, { by: ana.by, at: now, dayMs: 86_400_000 }),
  ).toMatchObject([{ type: 'AuthorTellDeferred', data: { attempt: 1 } }])
  given(...thanked, deferred(4))
    .when(recordTold({ ...told, outcome: 'deferred' }))
    .emits({ type: 'AuthorTold', data: { ...about, ...told, outcome: 'rejected' } })
})
