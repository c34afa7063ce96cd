import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Decision } from '../../kernel/log/decider.ts'
import { Refused } from '../../kernel/errors.ts'
import { account, type Account } from './account.ts'
import * as decide from './decide.ts'
import type { AccountsEvent } from './events.ts'
import { nextMail } from './next.ts'

const accountId = 'ruth'
const instant = fc
  .date({ min: new Date('2030-01-01'), max: new Date('2030-02-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const mail = fc.record({ request: fc.integer({ min: 1, max: 4 }), smtpCode: fc.constantFrom(250, 550) })
const event: fc.Arbitrary<AccountsEvent> = fc.oneof(
  fc.record({
    type: fc.constant('AccountOpened' as const),
    data: fc.record({
      accountId: fc.constant(accountId),
      username: fc.string(),
      email: fc.string(),
      openedAt: instant,
    }),
  }),
  fc.constant({ type: 'SignUpAbandoned' as const, data: { accountId } }),
  instant.map((requestedAt) => ({ type: 'VerificationRequested' as const, data: { requestedAt } })),
  fc.tuple(mail, instant).map(([data, acceptedAt]) => ({
    type: 'VerificationMailAccepted' as const,
    data: { ...data, acceptedAt },
  })),
  mail.map((data) => ({ type: 'VerificationMailRejected' as const, data })),
  instant.map((verifiedAt) => ({ type: 'EmailVerified' as const, data: { verifiedAt } })),
)
const history = fc.array(event, { maxLength: 12 })
const fold = (events: readonly AccountsEvent[], from: Account = account.initial) => events.reduce(account.evolve, from)

const decision: fc.Arbitrary<Decision<Account, AccountsEvent>> = fc.oneof(
  fc.constant(decide.openAccount({ accountId, username: 'ruth', email: 'ruth@hale.example' })),
  fc.constant(decide.abandonSignUp({ accountId })),
  fc.constant(decide.requestVerification()),
  fc.constant(decide.verifyEmail()),
  mail.map((data) => decide.recordMail({ ...data, acceptedAt: '2030-01-01T00:00:00.000Z' })),
  mail.map((data) => decide.recordMail(data)),
)

test('any history folds, and folds the same after a round trip through JSON', () =>
  fc.assert(
    fc.property(history, (events) => {
      expect(fold(JSON.parse(JSON.stringify(events)) as AccountsEvent[])).toEqual(fold(events))
    }),
    { seed: 1 },
  ))

const answerOf = (state: Account, decision: Decision<Account, AccountsEvent>, at: string): readonly AccountsEvent[] => {
  try {
    return decision(state, { by: { kind: 'account', id: accountId }, at, dayMs: 86_400_000 })
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}
/** A state that commands lead to, and the time of the last. */
const reached = fc.array(fc.tuple(decision, instant), { maxLength: 12 }).map((commands) => {
  const inOrder = commands.toSorted(([, a], [, b]) => a.localeCompare(b))
  const state = inOrder.reduce((state, [decision, at]) => fold(answerOf(state, decision, at), state), account.initial)
  return { state, at: inOrder.at(-1)?.[1] ?? '2030-01-01T00:00:00.000Z' }
})

test('whatever is decided twice adds nothing the second time', () =>
  fc.assert(
    fc.property(reached, decision, ({ state, at }, decision) => {
      expect(answerOf(fold(answerOf(state, decision, at), state), decision, at)).toEqual([])
    }),
    { seed: 1 },
  ))

test('an email is due only for an open account whose address is not confirmed', () =>
  fc.assert(
    fc.property(history, (events) => {
      const state = fold(events)
      if (nextMail(state) === undefined) return
      expect(state).toMatchObject({ status: 'open', isVerified: false })
    }),
    { seed: 1 },
  ))

test('a day that was never given is none, also where it was stored as the text "null" once', () => {
  const named = (bornOn: string | null): AccountsEvent => ({
    type: 'ProfileChanged',
    data: { name: 'Ruth', zone: '', bornOn },
  })
  expect(fold([named(null)]).bornOn).toBeNull()
  expect(fold([named('null')])).toMatchObject({ name: 'Ruth', bornOn: null })
  expect(fold([named('1941-05-03')]).bornOn).toBe('1941-05-03')
})

test('what a link was opened from is confirmed, but for the address that someone else changed the account to', () => {
  const [own, stranger, later] = ['Ruth@hale.example', 'sam@else.example', '2030-01-02T00:00:00.000Z']
  const changed = (email: string, via: 'links' | 'undo') =>
    ({ type: 'EmailChanged', data: { email, via, changedAt: later } }) as const
  const opened = { type: 'AccountOpened', data: { accountId, username: 'ruth', email: own, openedAt: later } } as const
  expect(fold([opened]).confirmed).toEqual([])
  expect(fold([opened, changed(stranger, 'links')]).confirmed).toEqual([own, stranger])
  expect(fold([opened, changed(stranger, 'links'), changed(own, 'undo')]).confirmed).toEqual([own])
})

test('what was erased stays erased, whatever a sign-up at its address says', () => {
  const at = '2030-01-02T00:00:00.000Z'
  const erased = { type: 'AccountErased', data: { erasedAt: at } } as const
  expect(fold([erased, { type: 'SignUpAbandoned', data: { accountId } }])).toMatchObject({ status: 'erased' })
})
