import { describe, expect, test } from 'vitest'
import type { DeliveriesEvent } from '../events.ts'
import { about, at, dayMs, given, later, now, opened, revoked, sent } from '../testing/history.ts'
import {
  forbidConfirmation,
  giveConfirmation,
  refuseConfirmation,
  requestConfirmation,
  unlockConfirmed,
} from './confirm.ts'
import { unlock } from './open.ts'

const MINUTE = 60_000
const ana = { by: { kind: 'account', id: 'ana' } } as const
const asked = (n = 1, day = 0): DeliveriesEvent => ({
  type: 'ConfirmationRequested',
  data: { ...about, n, at: at(day), until: at(day + 7) },
})
const yes = (n = 1, day = 0): DeliveriesEvent => ({
  type: 'ConfirmationGiven',
  data: { ...about, n, at: at(day), until: at(day + 7) },
})
const no = (by: 'contact' | 'author', n = 1): DeliveriesEvent => ({
  type: 'ConfirmationRefused',
  data: { ...about, n, at: now, by },
})
const code = (day = 0): DeliveriesEvent => ({ type: 'OtpRequested', data: { ...about, nonce: 'one', at: at(day) } })
const locked: DeliveriesEvent = { type: 'DeliveryLocked', data: { ...about, until: at(0, 15 * MINUTE) } }
const ask = requestConfirmation({ hasContacts: true })

describe('the contacts', () => {
  test('are asked whether it is really the recipient, also during a lock, and the author is to be told', () => {
    const after = given(...opened, locked)
      .when(ask)
      .emits(asked())
    expect(after.toTell).toEqual(['confirmation_asked:1'])
  })
  test('are not asked where there are none, nor before the envelope was opened, nor of what was taken back', () => {
    given(...opened)
      .when(requestConfirmation({ hasContacts: false }))
      .refuses('no-contacts')
    given(...sent)
      .when(ask)
      .refuses('not-open')
    given(...opened, revoked('taken_back'))
      .when(ask)
      .refuses('taken-back')
  })
  test('are asked again when a week brought no answer', () => {
    given(...opened, asked())
      .by(later(6))
      .when(ask)
      .emits()
    given(...opened, asked())
      .by(later(7))
      .when(ask)
      .emits(asked(2, 7))
  })
  test('are asked again the day after a yes was used, and a week after a no', () => {
    const used: DeliveriesEvent = { type: 'UnlockSucceeded', data: { ...about, method: 'confirmed' } }
    given(...opened, asked(), yes(), used)
      .when(ask)
      .refuses('asked-lately', { until: at(1) })
    given(...opened, asked(), yes(), used)
      .by(later(1))
      .when(ask)
      .emits(asked(2, 1))
    given(...opened, asked(), no('contact'))
      .by(later(6))
      .when(ask)
      .refuses('asked-lately', { until: at(7) })
    given(...opened, asked(), no('contact'))
      .by(later(7))
      .when(ask)
      .emits(asked(2, 7))
  })
})

describe('a contact', () => {
  test('says yes, which counts for a week', () => {
    const after = given(...opened, asked())
      .by(later(6))
      .when(giveConfirmation({ n: 1 }))
      .emits(yes(1, 6))
    expect(after.toTell).toEqual(['confirmation_asked:1', 'confirmation_given:1'])
  })
  test('says no, also after a yes, and the author is to be told', () => {
    for (const before of [[asked()], [asked(), yes()]]) {
      const after = given(...opened, ...before)
        .when(refuseConfirmation({ n: 1 }))
        .emits(no('contact'))
      expect(after.toTell).toContain('confirmation_refused:1')
    }
  })
  test('says nothing more after a no, a week, or another question', () => {
    given(...opened, asked(), no('contact'))
      .when(giveConfirmation({ n: 1 }))
      .refuses('confirmation-over')
    for (const decision of [giveConfirmation({ n: 1 }), refuseConfirmation({ n: 1 })]) {
      given(...opened, asked())
        .by(later(7))
        .when(decision)
        .refuses('confirmation-over')
      given(...opened, asked(), asked(2))
        .when(decision)
        .refuses('confirmation-over')
      given(...opened)
        .when(decision)
        .refuses('confirmation-over')
    }
  })
})

describe('the author', () => {
  test('forbids it, while it is not opened so', () => {
    for (const before of [[asked()], [asked(), yes()]])
      given(...opened, ...before)
        .by(ana)
        .when(forbidConfirmation())
        .emits(no('author'))
    given(...opened)
      .by(ana)
      .when(forbidConfirmation())
      .emits()
  })
  test('is the only one who does', () =>
    given(...opened, asked())
      .when(forbidConfirmation())
      .refuses('not-found'))
})

describe('six digits by email', () => {
  const right = unlockConfirmed({ isRight: true })
  const ways = (...history: readonly DeliveriesEvent[]) => given(...opened, ...history).when(right)
  test('open in place of the proof after a yes, and once', () => {
    const before = given(...opened, asked(), yes(), code())
    const context = { by: ana.by, at: now, dayMs }
    const unlocked: DeliveriesEvent = { type: 'UnlockSucceeded', data: { ...about, method: 'confirmed' } }
    expect(right(before.state, context)).toEqual([unlocked])
    given(...opened, asked(), yes(), code(), unlocked, code())
      .when(right)
      .refuses('not-confirmed')
  })
  test('open nothing without a yes that stands', () => {
    for (const history of [[], [asked()], [asked(), yes(), no('contact')], [asked(), yes(), no('author')]])
      ways(...history, code()).refuses('not-confirmed')
    given(...opened, asked(), yes(), code(7))
      .by(later(7))
      .when(right)
      .refuses('not-confirmed')
  })
  test('must have been asked for in the last ten minutes: a yes alone opens nothing', () => {
    ways(asked(), yes()).refuses('no-code')
    given(...opened, asked(), yes(), code())
      .by(later(0, 10 * MINUTE))
      .when(right)
      .refuses('no-code')
  })
  test('count as tries when they are wrong, and wait for the end of a lock', () => {
    const after = given(...opened, asked(), yes(), code()).state
    expect(unlockConfirmed({ isRight: false })(after, { by: ana.by, at: now, dayMs })).toMatchObject([
      { type: 'UnlockFailed' },
    ])
    ways(asked(), yes(), code(), locked).refuses('locked')
  })
  test('are no longer needed once the proof was given', () => {
    const after = given(...opened, asked(), yes())
      .when(unlock({ isRight: true }))
      .emits({ type: 'UnlockSucceeded', data: { ...about, method: 'passcode' } })
    expect(after.confirmation?.state).toBe('over')
  })
  test('are over when the email goes to another address', () => {
    const moved: DeliveriesEvent = {
      type: 'LinkReaddressed',
      data: { ...about, nonce: 'other', name: 'Ben', address: 'ben@new.example' },
    }
    given(...opened, asked(), yes(), moved, { type: 'DeliveryOpened', data: about }, code())
      .when(right)
      .refuses('not-confirmed')
  })
})
