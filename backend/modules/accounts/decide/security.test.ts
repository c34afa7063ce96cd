import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { setup } from '../setup.ts'
import { accountId, adminId, asked, given, now, opened, verified } from '../testing/ruth.ts'
import { bootstrapAdmin } from './bootstrap.ts'
import { approveEmailChange, requestEmailChange } from './emailChange.ts'
import * as factors from './factors.ts'
import { changePassword, requestReset, resetPassword } from './password.ts'
import { changeProfile } from './profile.ts'
import { undoChange } from './undo.ts'

const own = 'ruth@hale.example'
const email = 'ruth@new.example'
const later = '2030-01-02T02:00:00.000Z'
const granted = { type: 'RoleGranted', data: { role: 'admin', by: 'machine' } } as const

describe('a profile', () => {
  const profile = { name: 'Ruth Hale', zone: 'Europe/Madrid', bornOn: '1941-05-03' }
  const changed = { type: 'ProfileChanged', data: profile } as const
  test('is what the person says', () => given(opened).when(changeProfile(profile)).emits(changed))
  test('keeps what is left out', () =>
    given(opened, changed)
      .when(changeProfile({ name: 'Ruth' }))
      .emits({ type: 'ProfileChanged', data: { ...profile, name: 'Ruth' } }))
})

describe('a password', () => {
  const changed = (how: 'changed' | 'reset') => ({ type: 'PasswordChanged', data: { how, changedAt: now } }) as const
  const requested = { type: 'PasswordResetRequested', data: { requestedAt: now } } as const
  const locked = { type: 'AccountLocked', data: { until: '2030-01-05T00:00:00.000Z' } } as const

  test('is changed, and the person is told', () =>
    given(opened)
      .when(changePassword())
      .emits(changed('changed'), asked(1, 'password-changed', own)))
  test('that is forgotten gets a link', () =>
    given(opened)
      .when(requestReset())
      .emits(requested, asked(1, 'password-reset-link', own)))
  test('is not chosen by a link that was never sent', () =>
    given(opened, requested)
      .when(resetPassword({ reset: 2 }))
      .refuses('link-used'))
  test('that is chosen anew ends a lock', () =>
    expect(given(opened, locked, requested, changed('reset')).state.lockedUntil).toBe(''))
  test('is not chosen by a link twice', () =>
    given(opened, requested, changed('reset'))
      .when(resetPassword({ reset: 1 }))
      .refuses('link-used'))
  test('is not chosen by a link of an hour ago', () =>
    given(opened, requested)
      .by({ at: '2030-01-02T01:00:00.001Z' })
      .when(resetPassword({ reset: 1 }))
      .refuses('link-expired'))
})

describe('an address', () => {
  const request = requestEmailChange({ email, isTaken: false })
  const requested = { type: 'EmailChangeRequested', data: { email, requestedAt: now } } as const
  const letters = [asked(1, 'email-change-old', own), asked(2, 'email-change-new', email)] as const
  const yes = (side: 'old' | 'new') => ({ type: 'EmailChangeApproved', data: { side } }) as const
  const of = { email, requestedAt: now, approved: [] }
  const approve = (side: 'old' | 'new') => approveEmailChange({ side, of })
  const changed = { type: 'EmailChanged', data: { email, via: 'links', changedAt: now } } as const

  test('is changed once both have said yes', () =>
    given(opened)
      .when(request)
      .emits(requested, ...letters))
  test('that is someone else’s gets no email, and the answer is the same', () =>
    given(opened)
      .when(requestEmailChange({ email, isTaken: true }))
      .emits(requested, letters[0]))
  test('is not changed to itself', () =>
    given(opened)
      .when(requestEmailChange({ email: own, isTaken: false }))
      .refuses('email-same'))
  test('waits after the first yes', () =>
    given(opened, requested, ...letters)
      .when(approve('old'))
      .emits(yes('old')))
  test('is changed by the second, and the old one is told', () =>
    given(opened, requested, ...letters, yes('old'))
      .when(approve('new'))
      .emits(yes('new'), changed, asked(3, 'email-changed', own)))
  test('that was asked for anew is not changed by an older link', () =>
    given(opened, requested)
      .when(approveEmailChange({ side: 'old', of: { ...of, requestedAt: '2030-01-01T12:00:00.000Z' } }))
      .refuses('link-expired'))
})

describe('a second factor', () => {
  const enabled = { type: 'SecondFactorEnabled', data: { enabledAt: now } } as const
  const disabled = { type: 'SecondFactorDisabled', data: { disabledAt: now } } as const
  const passkeyId = adminId
  const added = { type: 'PasskeyAdded', data: { passkeyId, addedAt: now } } as const
  const removed = { type: 'PasskeyRemoved', data: { passkeyId, removedAt: now } } as const

  test('is added', () =>
    given(opened)
      .when(factors.enableTotp())
      .emits(enabled, asked(1, 'factor-enabled', own)))
  test('is removed', () =>
    given(opened, enabled)
      .when(factors.disableTotp())
      .emits(disabled, asked(1, 'factor-disabled', own)))
  test('that is the last one of an admin stays', () =>
    given(opened, verified, granted, enabled).when(factors.disableTotp()).refuses('last-factor-for-staff'))
  test('of two is removed', () =>
    given(opened, verified, granted, enabled, added)
      .when(factors.removePasskey({ passkeyId }))
      .emits(removed, asked(1, 'passkey-removed', own)))
  test('by passkey is added', () =>
    given(opened)
      .when(factors.addPasskey({ passkeyId }))
      .emits(added, asked(1, 'passkey-added', own, passkeyId)))
  test('has new recovery codes', () =>
    given(opened)
      .when(factors.recordRecoveryCodes())
      .emits({ type: 'RecoveryCodesMade', data: { madeAt: now } }, asked(1, 'recovery-codes-made', own)))
  test('whose recovery code was used is told', () =>
    given(opened)
      .when(factors.recordRecoveryCodeUse())
      .emits({ type: 'RecoveryCodeUsed', data: { usedAt: now } }, asked(1, 'recovery-code-used', own)))
  test('does not stop a new device from being told', () =>
    given(opened)
      .when(factors.recordNewDevice({ device: 'Firefox on Linux' }))
      .emits(
        { type: 'NewDeviceSeen', data: { device: 'Firefox on Linux', seenAt: now } },
        asked(1, 'new-device', own, 'Firefox on Linux'),
      ))

  const undone = { type: 'ChangeUndone', data: { letter: 1, undoneAt: now } } as const
  const locked = { type: 'AccountLocked', data: { until: '2030-01-05T00:00:00.000Z' } } as const
  test('that someone else added is taken away, and the account locked for 72 hours', () =>
    given(opened, enabled, asked(1, 'factor-enabled', own))
      .when(undoChange({ letter: 1, byFactor: true }))
      .emits(undone, disabled, locked, asked(2, 'locked', own)))
  test('by passkey that someone else added is taken away', () =>
    given(opened, added, asked(1, 'passkey-added', own, passkeyId))
      .when(undoChange({ letter: 1 }))
      .emits(undone, removed, locked, asked(2, 'locked', own)))
  test('is not undone by the link of no email', () =>
    given(opened)
      .when(undoChange({ letter: 1 }))
      .refuses('link-invalid'))
  test('is not undone after thirty days', () =>
    given(opened, enabled, asked(1, 'factor-enabled', own))
      .by({ at: '2030-02-01T00:00:00.001Z' })
      .when(undoChange({ letter: 1 }))
      .refuses('link-expired'))
  test('an address that someone else changed comes back', () => {
    const changed = { type: 'EmailChanged', data: { email, via: 'links', changedAt: now } } as const
    const back = { type: 'EmailChanged', data: { email: own, via: 'undo', changedAt: later } } as const
    return given(opened, changed, asked(1, 'email-changed', own))
      .by({ at: later })
      .when(undoChange({ letter: 1 }))
      .emits(
        { type: 'ChangeUndone', data: { letter: 1, undoneAt: later } },
        back,
        { type: 'AccountLocked', data: { until: '2030-01-05T02:00:00.000Z' } },
        { type: 'LetterAsked', data: { letter: 2, kind: 'locked', to: own, askedAt: later } },
      )
  })
})

describe('the first admin', () => {
  const context = { by: { kind: 'account', id: accountId }, at: now, dayMs: 86_400_000 } as const
  const house = specification(setup, context)
  const first = { type: 'AdminBootstrapped', data: { accountId, bootstrappedAt: now } } as const
  test('is set up once', () => house().when(bootstrapAdmin({ accountId })).emits(first))
  test('closes the way behind them', () =>
    house(first)
      .when(bootstrapAdmin({ accountId: adminId }))
      .refuses('setup-over'))
})
