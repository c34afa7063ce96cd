import { liveCode } from '../../../kernel/identity/codes.ts'
import { describe, expect, test } from 'vitest'
import type { DeliveriesEvent } from '../events.ts'
import { about, at, given, later, opened, sent } from '../testing/history.ts'
import { recordCode, requestCode } from './code.ts'

const MINUTE = 60_000

describe('a code by email', () => {
  const ask = requestCode({ nonce: 'one' })
  const asked = (nonce: string, ms = 0): DeliveriesEvent => ({
    type: 'OtpRequested',
    data: { ...about, nonce, at: at(0, ms) },
  })
  test('is asked for once a minute', () => {
    given(...opened)
      .when(ask)
      .emits(asked('one'))
    given(...opened, asked('zero'))
      .by(later(0, MINUTE))
      .when(ask)
      .emits(asked('one', MINUTE))
  })
  test('is asked for five times an hour at most', () =>
    given(...opened, ...[0, 1, 2, 3, 4].map((n) => asked(`n${n}`, n * MINUTE)))
      .by(later(0, 10 * MINUTE))
      .when(ask)
      .refuses('rate-limited'))
  test('is not asked for before the envelope was opened, nor during a lock', () => {
    given(...sent)
      .when(ask)
      .refuses('not-open')
    given(...opened, { type: 'DeliveryLocked', data: { ...about, until: at(1) } })
      .when(ask)
      .refuses('locked')
  })
  test('is sent or not, once', () => {
    const data = { ...about, nonce: 'one', smtpCode: 250 }
    given(...opened, asked('one'))
      .when(recordCode({ nonce: 'one', smtpCode: 250, acceptedAt: at(0) }))
      .emits({ type: 'OtpSent', data: { ...data, acceptedAt: at(0) } })
    given(...opened, asked('one'))
      .when(recordCode({ nonce: 'one', smtpCode: 550 }))
      .emits({ type: 'OtpRefused', data: { ...data, smtpCode: 550 } })
  })
  test('counts for ten minutes', () => {
    const { state } = given(...opened, asked('one'))
    expect(liveCode(state, at(0, 10 * MINUTE - 1))).toBe('one')
    expect(liveCode(state, at(0, 10 * MINUTE))).toBeUndefined()
  })
  test('counts from when it was mailed, which may be days after it was asked for', () => {
    const mailed: DeliveriesEvent = {
      type: 'OtpSent',
      data: { ...about, nonce: 'one', smtpCode: 250, acceptedAt: at(9) },
    }
    const { state } = given(...opened, asked('one'), mailed)
    expect(liveCode(state, at(9, 10 * MINUTE - 1))).toBe('one')
    expect(liveCode(state, at(9, 10 * MINUTE))).toBeUndefined()
  })
})
