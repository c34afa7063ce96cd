// Through: accounts
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '../../backend/kernel/errors.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { openAccount, requestVerification, verifyEmail } from '../../backend/modules/accounts/decide.ts'
import {
  removeBackupAddress,
  requestBackupAddress,
  verifyBackupAddress,
} from '../../backend/modules/accounts/decide/backup.ts'
import { addPasskey, enableTotp, removePasskey } from '../../backend/modules/accounts/decide/factors.ts'
import type { Decide } from '../../backend/modules/accounts/decide/guards.ts'
import { requestReset, resetPassword } from '../../backend/modules/accounts/decide/password.ts'
import { undoChange } from '../../backend/modules/accounts/decide/undo.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'

const HOUR = 3_600_000
const by = { kind: 'account', id: 'ruth' } as const

/** What somebody with a session does, and what somebody does who has nothing but the mailbox and its links. */
const step = fc.record({
  what: fc.constantFrom(
    ...(['confirm', 'again', 'app', 'passkey', 'drop', 'name', 'confirm-second', 'leave'] as const),
    ...(['ask-reset', 'reset', 'reset', 'undo', 'undo', 'undo'] as const),
  ),
  byFactor: fc.boolean(),
  n: fc.nat(6),
  gapMs: fc.oneof(fc.nat(HOUR / 4), fc.nat(2 * HOUR), fc.nat(100 * HOUR)),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const decisionOf = ({ what, n, byFactor }: Step, asked: number): Decide => {
  if (what === 'confirm') return verifyEmail()
  if (what === 'again') return requestVerification()
  if (what === 'app') return enableTotp()
  if (what === 'passkey') return addPasskey({ passkeyId: `passkey-${n}`, byFactor })
  if (what === 'drop') return removePasskey({ passkeyId: `passkey-${n}` })
  if (what === 'name') return requestBackupAddress({ address: `second-${n % 3}@hale.example`, byFactor })
  if (what === 'confirm-second') return verifyBackupAddress()
  if (what === 'leave') return removeBackupAddress()
  if (what === 'ask-reset') return requestReset()
  if (what === 'reset') return resetPassword({ reset: asked })
  return undoChange({ letter: n + 1 })
}

type Seen = {
  readonly what: Step['what']
  readonly at: string
  readonly appended: readonly AccountsEvent[]
  readonly before: typeof account.initial
  readonly after: typeof account.initial
  readonly events: readonly AccountsEvent[]
}
/** Shows each change of two thousand lives; @returns how often it said something */
const inEveryChange = (look: (seen: Seen) => boolean): number => {
  let said = 0
  const many = fc.array(step, { minLength: 10, maxLength: 40, size: 'max' })
  const one = fc.property(many, (steps) => {
    let at = '2030-01-01T00:00:00.000Z'
    const opening = openAccount({ accountId: 'ruth', username: 'ruth', email: 'ruth@hale.example' })
    const events = [...opening(account.initial, { by, at, dayMs: 24 * HOUR })]
    let state = events.reduce(account.evolve, account.initial)
    for (const each of steps) {
      at = plus(at, each.gapMs)
      const before = state
      try {
        const appended = decisionOf(each, state.resets.asked)(state, { by, at, dayMs: 24 * HOUR })
        events.push(...appended)
        state = appended.reduce(account.evolve, state)
        if (appended.length > 0) said += Number(look({ what: each.what, at, appended, before, after: state, events }))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }
  })
  fc.assert(one, { numRuns: 2_000, seed: 20_301_224, endOnFailure: true })
  return said
}
const has = (appended: readonly AccountsEvent[], type: AccountsEvent['type']) =>
  appended.some((event) => event.type === type)

test('a mailbox alone removes no factor of a confirmed account within 72 hours of its first asking', () => {
  const said = inEveryChange(({ what, at, appended, before }) => {
    if (!has(appended, 'SecondFactorDisabled') || !before.isVerified) return false
    expect(what).toBe('undo')
    const warned = before.undoable.filter(({ kind }) => kind === 'factor-removal-asked')
    expect(warned.some(({ askedAt }) => at >= plus(askedAt, 72 * HOUR))).toBe(true)
    return true
  })
  expect(said).toBeGreaterThan(20)
})

test('the first confirmation of an address leaves nothing of whoever signed up with it before', () => {
  const said = inEveryChange(({ appended, before, after }) => {
    if (!has(appended, 'EmailVerified')) return false
    expect(after).toMatchObject({ hasTotp: false, passkeyIds: [], backup: undefined })
    return before.hasTotp || before.passkeyIds.length > 0
  })
  expect(said).toBeGreaterThan(100)
})

test('a reset leaves no passkey and no second address that was added without a factor', () => {
  const said = inEveryChange(({ what, before, after }) => {
    if (what !== 'reset') return false
    expect(after.plainPasskeys).toEqual([])
    expect(after.backup === undefined || after.backup.byFactor).toBe(true)
    return before.plainPasskeys.length > 0
  })
  expect(said).toBeGreaterThan(50)
})

test('every change of what opens an account is told by an email in the same append', () => {
  const told = new Set<AccountsEvent['type']>([
    'PasswordChanged',
    'PasskeyAdded',
    'PasskeyRemoved',
    'SecondFactorEnabled',
    'SecondFactorDisabled',
    'BackupAddressRequested',
    'BackupAddressRemoved',
  ])
  const said = inEveryChange(({ appended }) => {
    if (!appended.some(({ type }) => told.has(type))) return false
    expect(appended.map(({ type }) => type)).toContain('LetterAsked')
    return true
  })
  expect(said).toBeGreaterThan(1_000)
})

test('an account calls an address its own only once a link to it was opened', () => {
  const said = inEveryChange(({ after, events }) => {
    const isVerified = has(events, 'EmailVerified')
    expect(after.confirmed).toEqual(isVerified ? ['ruth@hale.example'] : [])
    return isVerified
  })
  expect(said).toBeGreaterThan(1_000)
})
