import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { Refused } from '../../../kernel/errors.ts'
import { delivery, type Delivery } from '../delivery.ts'
import type { DeliveriesEvent } from '../events.ts'
import { about, created, dayMs, now } from '../testing/history.ts'
import { requestCode } from './code.ts'
import {
  forbidConfirmation,
  giveConfirmation,
  refuseConfirmation,
  requestConfirmation,
  unlockConfirmed,
} from './confirm.ts'
import { recordPlay } from './enjoy.ts'
import type { Decide } from './guards.ts'
import { declineDelivery, openDelivery, undoDecline, unlock } from './open.ts'
import { acceptLink, beginLink, readdressLink } from './send.ts'

const MINUTE = 60_000
const tried = { ...about, attempt: 1, mailId: 'mail' }
const moved = { name: 'Ben', backupAddress: '' }

const decisions: Readonly<Record<string, Decide>> = {
  begin: beginLink(tried),
  accept: acceptLink({ ...tried, smtpCode: 250, acceptedAt: now }),
  open: openDelivery(),
  'the right proof': unlock({ isRight: true }),
  'a wrong proof': unlock({ isRight: false }),
  'a code': requestCode({ nonce: 'one' }),
  'the right code': unlockConfirmed({ isRight: true }),
  'a wrong code': unlockConfirmed({ isRight: false }),
  ask: requestConfirmation({ hasContacts: true }),
  'yes to the first': giveConfirmation({ n: 1 }),
  'yes to the second': giveConfirmation({ n: 2 }),
  'no to the first': refuseConfirmation({ n: 1 }),
  forbid: forbidConfirmation(),
  move: readdressLink({ ...moved, nonce: 'a', address: 'ben@a.example' }),
  decline: declineDelivery(),
  undo: undoDecline(),
  play: recordPlay({ mediaId: 'v', quarter: 1 }),
}
const names = Object.keys(decisions)

type Told = { readonly at: string; readonly event: DeliveriesEvent }

/** Read from the log alone: a yes that stands, and a code that was asked for since nothing used or ended it. */
const isOwed = (before: readonly Told[], at: string): boolean => {
  const last = (...types: readonly DeliveriesEvent['type'][]) =>
    before.findLastIndex(({ event }) => types.includes(event.type))
  const yes = last('ConfirmationGiven')
  const ended = last('ConfirmationRefused', 'ConfirmationRequested', 'UnlockSucceeded', 'LinkReaddressed')
  const code = last('OtpRequested')
  const spent = last('UnlockSucceeded', 'DeliveryLocked')
  const age = (index: number) => Date.parse(at) - Date.parse(before[index]?.at ?? '')
  return yes > ended && age(yes) < 7 * dayMs && code > spent && age(code) < 10 * MINUTE
}

/** What nobody may do: open without a ground, or see what is in it before. */
const isWrong = ({ type, data }: DeliveriesEvent, by: string, before: readonly Told[], at: string): boolean => {
  if (type === 'UnlockSucceeded')
    return data.method === 'confirmed' ? by !== 'the right code' || !isOwed(before, at) : by !== 'the right proof'
  if (type !== 'ContentPlayed') return false
  const moved = before.findLastIndex(({ event }) => event.type === 'LinkReaddressed')
  return !before.slice(moved + 1).some(({ event }) => event.type === 'UnlockSucceeded')
}

const decided = (name: string, state: Delivery, at: string): readonly DeliveriesEvent[] => {
  try {
    return decisions[name]?.(state, { by: { kind: 'account', id: 'ana' }, at, dayMs }) ?? []
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

test('in whatever order things happen, a message opens by the right proof, or by a yes and a code, and by nothing else', () => {
  const gap = fc.oneof({ weight: 6, arbitrary: fc.nat(MINUTE) }, fc.nat(12 * MINUTE), fc.nat(9 * dayMs))
  const opened = new Set<string>()
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), gap), { maxLength: 60, size: 'max' }), (steps) => {
      let at = now
      const log: Told[] = [{ at, event: created }]
      let state = delivery.evolve(delivery.initial, created)
      for (const [name, ms] of steps) {
        at = plus(at, ms)
        for (const event of decided(name, state, at)) {
          expect(isWrong(event, name, log, at) && { name, event, log }).toBe(false)
          if (event.type === 'UnlockSucceeded') opened.add(event.data.method)
          log.push({ at, event })
          state = delivery.evolve(state, event)
        }
      }
    }),
    { numRuns: 2_000, seed: 1 },
  )
  expect(opened).toEqual(new Set(['passcode', 'confirmed']))
}, 60_000)
