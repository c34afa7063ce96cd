import { requireNotLocked, triesLeft } from '../../../kernel/identity/codes.ts'
import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import { delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import { recordDownload, recordPlay } from './enjoy.ts'
import { declineDelivery, openDelivery, SOON, unlock } from './open.ts'
import { acceptLink, beginLink, createDelivery, deferLink } from './send.ts'

const dayMs = 86_400_000
const MINUTE = 60_000
const now = '2030-06-10T10:00:00.000Z'
const later = (ms: number) => ({ at: plus(now, ms) })
const given = specification(delivery, { by: { kind: 'recipient', id: 'ben' }, at: now, dayMs })

const about = { messageId: 'm', recipientId: 'ben' }
const person = { address: 'ben@hale.example', name: 'Ben', linkNonce: 'nonce' }
const facts = { ...about, ...person, authorId: 'ana', occurrence: 1, hasDeclined: false }
const created: DeliveriesEvent = {
  type: 'DeliveryCreated',
  data: { ...about, ...person, authorId: 'ana', occurrence: 1, expiresAt: plus(now, 400 * dayMs) },
}
const tried = { ...about, attempt: 1, mailId: 'mail' }
const attempted: DeliveriesEvent = { type: 'LinkAttempted', data: tried }
const proof = { ...tried, smtpCode: 250, acceptedAt: now }
const sent: DeliveriesEvent[] = [created, attempted, { type: 'LinkAccepted', data: proof }]
const opened: DeliveriesEvent[] = [...sent, { type: 'DeliveryOpened', data: about }]
const failed = (tries: number, ms: number): DeliveriesEvent => ({
  type: 'UnlockFailed',
  data: { ...about, tries, at: plus(now, ms) },
})
const locked = (untilMs: number): DeliveriesEvent => ({
  type: 'DeliveryLocked',
  data: { ...about, until: plus(now, untilMs) },
})
const unlocked: DeliveriesEvent = { type: 'UnlockSucceeded', data: { ...about, method: 'passcode' } }
const declined: DeliveriesEvent = { type: 'DeliveryDeclined', data: { ...about, scope: 'message', at: now } }
const refused: DeliveriesEvent = { type: 'DeliveryDeclined', data: { ...about, scope: 'author', at: now } }

/** A wrong answer is an event each time, so that a second decision is a second one: nothing here is repeated. */
const wrong = (history: readonly DeliveriesEvent[], ms = 0): readonly DeliveriesEvent[] =>
  unlock({ isRight: false })(history.reduce(delivery.evolve, delivery.initial), {
    by: { kind: 'recipient', id: 'ben' },
    at: plus(now, ms),
    dayMs,
  })

describe('a link', () => {
  test('is made once, with an end of its own', () => given().when(createDelivery(facts)).emits(created))
  test('is made and closed at once for someone who wants nothing', () =>
    given()
      .when(createDelivery({ ...facts, hasDeclined: true }))
      .emits(created, refused))
  test('is mailed', () => given(created).when(beginLink(tried)).emits(attempted))
  test('counts as sent when the mailbox took it', () =>
    given(created, attempted).when(acceptLink(proof)).emits({ type: 'LinkAccepted', data: proof }))
  test('that was put off is tried again after a minute', () =>
    given(created, attempted)
      .when(deferLink({ ...tried, smtpCode: 451 }))
      .emits({ type: 'LinkDeferred', data: { ...tried, smtpCode: 451, retryAt: plus(now, MINUTE), since: now } }))
  test('is not mailed where there is none', () => given().when(beginLink(tried)).refuses('link-invalid'))
  test('is not mailed again once it was taken', () =>
    given(...sent)
      .when(beginLink({ ...tried, attempt: 2 }))
      .refuses('link-invalid'))
  test('that was declined meanwhile is neither taken nor put off', () => {
    given(created, attempted, declined).when(acceptLink(proof)).emits()
    given(created, attempted, declined)
      .when(deferLink({ ...tried, smtpCode: 451 }))
      .emits()
  })
})

describe('opening', () => {
  test('accepts the message, once', () =>
    given(...sent)
      .when(openDelivery())
      .emits({ type: 'DeliveryOpened', data: about }))
  test('finds nothing behind a link that is none', () => given().when(openDelivery()).refuses('link-invalid'))
  test('finds a link of 400 days too old', () =>
    given(...sent)
      .by(later(400 * dayMs))
      .when(openDelivery())
      .refuses('link-expired'))
  test('is there on the last moment before', () =>
    given(...sent)
      .by(later(400 * dayMs - 1))
      .when(openDelivery())
      .emits({ type: 'DeliveryOpened', data: about }))
  test('finds a declined message closed', () =>
    given(...sent, declined)
      .when(openDelivery())
      .refuses('declined'))
})

describe('declining', () => {
  test.each([
    ['an envelope', sent],
    ['an open one', opened],
    ['one that was read', [...opened, unlocked]],
  ])('ends %s, once', (_, history) => {
    given(...history)
      .when(declineDelivery())
      .emits(declined)
  })
  test('ends what comes after it', () => {
    for (const decision of [
      unlock({ isRight: true }),
      recordPlay({ mediaId: 'v', quarter: 1 }),
      recordDownload({ mediaId: 'v' }),
    ])
      given(...opened, unlocked, declined)
        .when(decision)
        .refuses('declined')
  })
})

describe('the passcode', () => {
  const right = unlock({ isRight: true })

  test('unlocks an open message, once', () =>
    given(...opened)
      .when(right)
      .emits(unlocked))
  test('is not asked before the message was opened', () =>
    given(...sent)
      .when(right)
      .refuses('not-open'))
  test('of a link that is too old is not looked at', () =>
    given(...opened)
      .by(later(401 * dayMs))
      .when(right)
      .refuses('link-expired'))
  test('that is wrong counts, and is remembered', () => expect(wrong(opened)).toEqual([failed(1, 0)]))
  test('that is wrong five times in a quarter of an hour locks for a quarter of an hour', () => {
    const four = [...opened, ...[1, 2, 3, 4].map((n) => failed(n, n * MINUTE))]
    expect(wrong(four, 5 * MINUTE)).toEqual([failed(5, 5 * MINUTE), locked(20 * MINUTE)])
  })
  test('that is wrong a fifth time after a quarter of an hour does not lock', () => {
    const four = [...opened, ...[1, 2, 3, 4].map((n) => failed(n, n * MINUTE))]
    expect(wrong(four, 16 * MINUTE)).toEqual([failed(5, 16 * MINUTE)])
  })
  const five = [...opened, ...[1, 2, 3, 4, 5].map((n) => failed(n, 0)), locked(15 * MINUTE)]
  test('is not looked at while it is locked, right or wrong', () => {
    const details = { until: plus(now, 15 * MINUTE), seconds: 900 }
    given(...five)
      .when(right)
      .refuses('locked', details)
    given(...five)
      .when(unlock({ isRight: false }))
      .refuses('locked', details)
    given(...five)
      .by(later(15 * MINUTE - 1))
      .when(right)
      .refuses('locked', { seconds: 1 })
  })
  test('opens after the lock, and all five tries are there again', () => {
    given(...five)
      .by(later(15 * MINUTE))
      .when(right)
      .emits(unlocked)
    const state = five.reduce(delivery.evolve, delivery.initial)
    expect(triesLeft(state, plus(now, 15 * MINUTE), SOON)).toBe(5)
    expect(() => requireNotLocked(state, plus(now, 15 * MINUTE))).not.toThrow()
  })
  test('that is wrong twenty times in a day locks for a day', () => {
    const nineteen = [...opened, ...Array.from({ length: 19 }, (_, n) => failed(n + 1, n * 20 * MINUTE))]
    expect(wrong(nineteen, 19 * 20 * MINUTE)).toEqual([failed(20, 19 * 20 * MINUTE), locked(19 * 20 * MINUTE + dayMs)])
    expect(wrong(nineteen, dayMs + 1)).toEqual([failed(19, dayMs + 1)])
  })
  test('forgets wrong tries once it was right', () => {
    const after = given(...opened, failed(1, 0), failed(2, 0))
      .when(right)
      .emits(unlocked)
    expect(triesLeft(after, now, SOON)).toBe(5)
  })
})

describe('what was enjoyed', () => {
  const read = [...opened, unlocked]
  const played: DeliveriesEvent = { type: 'ContentPlayed', data: { ...about, mediaId: 'v', quarter: 2 } }
  const kept: DeliveriesEvent = { type: 'ContentDownloaded', data: { ...about, mediaId: 'v' } }

  test('is told a quarter at a time, each once', () => {
    given(...read)
      .when(recordPlay({ mediaId: 'v', quarter: 2 }))
      .emits(played)
    given(...read, played)
      .when(recordPlay({ mediaId: 'v', quarter: 2 }))
      .emits()
  })
  test('is told once for each copy that was kept', () =>
    given(...read)
      .when(recordDownload({ mediaId: 'v' }))
      .emits(kept))
  test('is nothing before the passcode', () => {
    given(...opened)
      .when(recordPlay({ mediaId: 'v', quarter: 1 }))
      .refuses('not-unlocked')
    given(...opened)
      .when(recordDownload({ mediaId: 'v' }))
      .refuses('not-unlocked')
  })
  test('is nothing once the link is too old', () =>
    given(...read)
      .by(later(400 * dayMs))
      .when(recordPlay({ mediaId: 'v', quarter: 1 }))
      .refuses('link-expired'))
})
