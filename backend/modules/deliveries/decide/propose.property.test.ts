import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { Refused } from '../../../kernel/errors.ts'
import { delivery, type Delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import { about, attempted, created, dayMs, now, tried } from '../testing/history.ts'
import type { Decide } from './guards.ts'
import { declineDelivery, openDelivery, undoDecline } from './open.ts'
import { acceptAddress, acceptInTime, forbidAddress, proposeAddress, refuseAddress, supportAddress } from './propose.ts'
import { acceptLink, beginLink, readdressLink, rejectLink, reissueLink } from './send.ts'

const GIVEN = 'ben@else.example'
const facts = { address: GIVEN, whose: 'nobody', hasOthers: true } as const
const next = ({ link, attempts }: Delivery) => ({
  ...tried,
  attempt: link?.state === 'attempted' ? link.attempt : attempts + 1,
})
const nOf = ({ proposal }: Delivery) => proposal?.n ?? 1

const decisions: Readonly<Record<string, (state: Delivery) => Decide>> = {
  'nora gives one': () => proposeAddress({ ...facts, contactId: 'nora', opensAlone: false }),
  'nora gives one that opens alone': () => proposeAddress({ ...facts, contactId: 'nora', opensAlone: true }),
  'nora agrees': (state) => supportAddress({ contactId: 'nora', n: nOf(state) }),
  'sam agrees': (state) => supportAddress({ contactId: 'sam', n: nOf(state) }),
  'sam says no': (state) => refuseAddress({ contactId: 'sam', n: nOf(state) }),
  'ana says yes': (state) => acceptAddress({ n: nOf(state), nonce: 'yes', whose: 'nobody' }),
  'ana says no': (state) => forbidAddress({ n: nOf(state) }),
  time: () => acceptInTime({ nonce: 'time', trusted: ['nora', 'sam'], whose: 'nobody' }),
  'time, without sam': () => acceptInTime({ nonce: 'time', trusted: ['nora'], whose: 'nobody' }),
  begin: (state) => beginLink(next(state)),
  accept: (state) => acceptLink({ ...next(state), smtpCode: 250, acceptedAt: now }),
  reject: (state) => rejectLink({ ...next(state), smtpCode: 550 }),
  'a fresh link': () => reissueLink({ nonce: 'fresh', by: 'admin' }),
  move: () => readdressLink({ nonce: 'own', name: 'Ben', address: 'ben@own.example', backupAddress: '' }),
  open: () => openDelivery(),
  decline: () => declineDelivery(),
  undo: () => undoDecline(),
}
const names = Object.keys(decisions)

type Told = { readonly at: string; readonly event: DeliveriesEvent }

/** Read from the log alone: this address was given, nobody said no since, and somebody's yes or the wait allows it. */
const isAllowed = (before: readonly Told[], name: string, at: string): boolean => {
  const given = before.findLastIndex(({ event }) => event.type === 'AddressProposed')
  const since = before.slice(given + 1).map(({ event }) => event.type)
  const ends: readonly DeliveriesEvent['type'][] = [
    'AddressProposalRefused',
    'AddressProposalAccepted',
    'LinkReaddressed',
    'LinkReissued',
    'DeliveryOpened',
    'DeliveryDeclined',
  ]
  const proposed = before[given]
  if (proposed?.event.type !== 'AddressProposed' || since.some((type) => ends.includes(type))) return false
  if (name === 'ana says yes') return true
  const waited = (from: string | undefined, days: number) =>
    from !== undefined && Date.parse(at) - Date.parse(from) >= days * dayMs
  const yes = before.slice(given).find(({ event }) => event.type === 'AddressProposalSupported')
  if (yes && name === 'time, without sam') return false
  return waited(yes?.at, 7) || (proposed.event.data.opensAlone !== true && waited(proposed.at, 30))
}

/** What may never happen: an address used without a ground, or a link that goes there by another way. */
const isWrong = (before: readonly Told[], event: DeliveriesEvent, name: string, at: string): boolean => {
  if (event.type === 'AddressProposalAccepted') return !isAllowed(before, name, at)
  const isThere = event.type === 'LinkReaddressed' && event.data.address === GIVEN
  return isThere && before.at(-1)?.event.type !== 'AddressProposalAccepted'
}

const decided = (name: string, state: Delivery, at: string): readonly DeliveriesEvent[] => {
  try {
    return decisions[name]?.(state)(state, { by: { kind: 'account', id: 'ana' }, at, dayMs }) ?? []
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

test('in whatever order things happen, a given address is used after a yes or its wait, and never after a no', () => {
  const gap = fc.oneof({ weight: 4, arbitrary: fc.nat(dayMs) }, fc.nat(9 * dayMs), fc.nat(40 * dayMs))
  const lost: DeliveriesEvent[] = [
    created,
    attempted,
    { type: 'LinkRejected', data: { ...about, ...tried, smtpCode: 550 } },
  ]
  const ways = new Set<string>()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), gap), { maxLength: 40, size: 'max' }), (steps) => {
      let at = now
      const log: Told[] = lost.map((event) => ({ at, event }))
      let state = lost.reduce(delivery.evolve, delivery.initial)
      for (const [name, ms] of steps) {
        at = plus(at, ms)
        for (const event of decided(name, state, at)) {
          expect(isWrong(log, event, name, at) && { name, event, log }).toBe(false)
          if (event.type === 'AddressProposalAccepted') ways.add(event.data.by)
          log.push({ at, event })
          state = delivery.evolve(state, event)
        }
      }
    }),
    { numRuns: 2_000, seed: 1 },
  )
  expect(ways).toEqual(new Set(['author', 'time']))
}, 60_000)
