import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { Refused } from '../../../kernel/errors.ts'
import { delivery, type Delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import { recordDownload, recordPlay } from './enjoy.ts'
import type { Decide } from './guards.ts'
import { declineDelivery, openDelivery, unlock } from './open.ts'
import { acceptLink, beginLink, createDelivery, deferLink, rejectLink } from './send.ts'

const dayMs = 86_400_000
const MINUTE = 60_000
const now = '2030-06-10T10:00:00.000Z'
const about = { messageId: 'm', recipientId: 'ben' }
const person = { address: 'ben@hale.example', name: 'Ben', linkNonce: 'nonce' }
const facts = { ...about, ...person, authorId: 'ana', occurrence: 1, hasDeclined: false }
const tried = { ...about, attempt: 1, mailId: 'mail' }
const proof = { ...tried, smtpCode: 250, acceptedAt: now }
const opened: DeliveriesEvent[] = [
  {
    type: 'DeliveryCreated',
    data: { ...about, ...person, authorId: 'ana', occurrence: 1, expiresAt: plus(now, 400 * dayMs) },
  },
  { type: 'DeliveryOpened', data: about },
]

const unlessRefused = (decision: Decide, state: Delivery, at: string): readonly DeliveriesEvent[] => {
  try {
    return decision(state, { by: { kind: 'system', id: 'system' }, at, dayMs })
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

test('the passcode lets no one try more than five times in a quarter of an hour, nor twenty a day', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30 * MINUTE), { minLength: 100, maxLength: 200 }), (gaps) => {
      let at = now
      let state = opened.reduce(delivery.evolve, delivery.initial)
      const tries: string[] = []
      for (const gap of gaps) {
        at = plus(at, gap)
        const events = unlessRefused(unlock({ isRight: false }), state, at)
        state = events.reduce(delivery.evolve, state)
        if (events.length > 0) tries.push(at)
      }
      for (const from of tries) {
        const within = (ms: number) => tries.filter((one) => one >= from && one < plus(from, ms)).length
        expect(within(dayMs)).toBeLessThanOrEqual(20)
        expect(within(15 * MINUTE)).toBeLessThanOrEqual(5)
      }
    }),
    { numRuns: 100, seed: 1 },
  )
})

test('whatever is asked in whatever order, a repeat adds nothing and no content is enjoyed before the passcode', () => {
  const decisions: readonly Decide[] = [
    createDelivery(facts),
    createDelivery({ ...facts, hasDeclined: true }),
    ...[1, 2].flatMap((attempt) => [
      beginLink({ ...tried, attempt }),
      acceptLink({ ...proof, attempt }),
      deferLink({ ...tried, attempt, smtpCode: 451 }),
      rejectLink({ ...tried, attempt, smtpCode: 550 }),
    ]),
    openDelivery(),
    unlock({ isRight: true }),
    declineDelivery(),
    recordPlay({ mediaId: 'v', quarter: 1 }),
    recordDownload({ mediaId: 'v' }),
  ]
  const step = fc.tuple(fc.nat(decisions.length), fc.oneof(fc.constant(0), fc.nat(dayMs), fc.nat(90 * dayMs)))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      let at = now
      let state = delivery.initial
      for (const [which, gap] of steps) {
        at = plus(at, gap)
        const decision = decisions[which] ?? unlock({ isRight: false })
        const events = unlessRefused(decision, state, at)
        expect(JSON.parse(JSON.stringify(events))).toEqual(events)
        const isEnjoyed = events.some(({ type }) => type === 'ContentPlayed' || type === 'ContentDownloaded')
        expect(!isEnjoyed || (state.isOpened && state.isUnlocked)).toBe(true)
        state = events.reduce(delivery.evolve, state)
        const again = decisions[which] ? unlessRefused(decision, state, at) : []
        expect(again).toEqual([])
      }
    }),
    { numRuns: 1_000, seed: 1 },
  )
}, 30_000)
