// Through: accounts
import { describe, expect, test } from 'vitest'
import { verifyEmail } from '../decide.ts'
import type { AccountsEvent } from '../events.ts'
import { accountId, asked, given, now, opened, openedAt, verified } from '../testing/ruth.ts'
import { removeBackupAddress, requestBackupAddress } from './backup.ts'
import { resetPassword } from './password.ts'
import { undoChange } from './undo.ts'

const own = 'ruth@hale.example'
const second = 'ruth@office.example'
const [plain, proven] = ['018f0000-0000-7000-8000-00000000000c', '018f0000-0000-7000-8000-00000000000d']
const added = (passkeyId: string, byFactor?: true) =>
  ({ type: 'PasskeyAdded', data: { passkeyId, addedAt: openedAt, ...(byFactor && { byFactor }) } }) as const
const removed = (passkeyId: string) => ({ type: 'PasskeyRemoved', data: { passkeyId, removedAt: now } }) as const
const enabled = { type: 'SecondFactorEnabled', data: { enabledAt: openedAt } } as const
const disabled = { type: 'SecondFactorDisabled', data: { disabledAt: now } } as const
const named = { type: 'BackupAddressRequested', data: { address: second, requestedAt: openedAt } } as const
const confirmed = { type: 'BackupAddressVerified', data: { verifiedAt: openedAt } } as const
const gone = { type: 'BackupAddressRemoved', data: { removedAt: now } } as const
const locked = { type: 'AccountLocked', data: { until: '2030-01-05T00:00:00.000Z' } } as const
const letter = (
  number: number,
  kind: 'factor-enabled' | 'backup-added' | 'backup-removed' | 'new-device',
  at = openedAt,
) => ({ type: 'LetterAsked', data: { letter: number, kind, to: own, askedAt: at } }) as const
const undone = (number: number, undoneAt = now) =>
  ({ type: 'ChangeUndone', data: { letter: number, undoneAt } }) as const

describe('what was set before an address is confirmed', () => {
  test('goes when it is, and its person hears of it', () =>
    given(opened, added(plain), added(proven, true), enabled, named)
      .when(verifyEmail())
      .emits(
        { type: 'EmailVerified', data: { verifiedAt: now } },
        removed(plain),
        removed(proven),
        disabled,
        gone,
        asked(1, 'passkey-removed', own),
        asked(2, 'factor-disabled', own),
        asked(3, 'backup-removed', own),
      ))
})

describe('a password chosen by email', () => {
  const requested = { type: 'PasswordResetRequested', data: { requestedAt: now } } as const
  const context = { by: { kind: 'account', id: accountId }, at: now, dayMs: 86_400_000 } as const
  const chosen = (...set: readonly AccountsEvent[]) =>
    resetPassword({ reset: 1 })(given(opened, verified, ...set, requested).state, context)
  const changed = { type: 'PasswordChanged', data: { how: 'reset', changedAt: now } } as const
  test('takes along what no factor confirmed, and says so', () =>
    expect(chosen(added(plain), added(proven, true), enabled, named, confirmed)).toEqual([
      changed,
      removed(plain),
      gone,
      asked(1, 'password-changed', own, 'dropped'),
    ]))
  test('leaves the authenticator app, and a passkey that was added behind it', () =>
    expect(chosen(added(proven, true), enabled)).toEqual([changed, asked(1, 'password-changed', own)]))
})

describe('a second address', () => {
  const other = 'ruth@garden.example'
  const replaced = { type: 'BackupAddressRequested', data: { address: other, requestedAt: now } } as const
  test('is named by nobody whose first one is not confirmed', () =>
    given(opened)
      .when(requestBackupAddress({ address: second }))
      .refuses('address-unverified'))
  test('that is replaced is told to both who had it', () =>
    given(opened, verified, named, confirmed)
      .when(requestBackupAddress({ address: other }))
      .emits(
        replaced,
        asked(1, 'confirm-backup', other),
        asked(2, 'backup-added', own),
        asked(3, 'backup-added', second),
      ))
  test('that is removed is told to both', () =>
    given(opened, verified, named, confirmed)
      .when(removeBackupAddress())
      .emits(gone, asked(1, 'backup-removed', own), asked(2, 'backup-removed', second)))
  test('comes back where the change was someone else’s', () => {
    const back = [
      { type: 'BackupAddressRequested', data: { address: second, requestedAt: now } },
      { type: 'BackupAddressVerified', data: { verifiedAt: now } },
    ] as const
    const before = [opened, verified, named, confirmed] as const
    given(...before, replaced, letter(1, 'backup-added', now))
      .when(undoChange({ letter: 1 }))
      .emits(undone(1), ...back, locked, asked(2, 'locked', own))
    given(...before, { ...gone }, letter(1, 'backup-removed'))
      .when(undoChange({ letter: 1 }))
      .emits(undone(1), ...back, locked, asked(2, 'locked', own))
  })
  test('that is younger than thirty days goes with any “it was not me”', () =>
    given(opened, verified, named, confirmed, letter(1, 'new-device'))
      .when(undoChange({ letter: 1 }))
      .emits(undone(1), gone, locked, asked(2, 'locked', own)))
})

describe('an authenticator app that a mailbox says is not its person’s', () => {
  const before = [opened, verified, enabled, letter(1, 'factor-enabled')] as const
  const warned = [locked, asked(2, 'locked', own), asked(3, 'factor-removal-asked', own, '1')] as const
  test('goes at once for whoever shows a factor', () =>
    given(...before)
      .when(undoChange({ letter: 1, byFactor: true }))
      .emits(undone(1), disabled, locked, asked(2, 'locked', own)))
  test('stays for now, behind a lock, and every address is warned', () =>
    given(...before)
      .when(undoChange({ letter: 1 }))
      .emits(...warned))
  test('is not removed within 72 hours', () =>
    given(...before, ...warned)
      .by({ at: '2030-01-04T23:59:59.999Z' })
      .when(undoChange({ letter: 1 }))
      .emits())
  test('goes by the same link after them', () => {
    const at = '2030-01-05T00:00:00.000Z'
    given(...before, ...warned)
      .by({ at })
      .when(undoChange({ letter: 1 }))
      .emits(
        undone(1, at),
        { type: 'SecondFactorDisabled', data: { disabledAt: at } },
        { type: 'AccountLocked', data: { until: '2030-01-08T00:00:00.000Z' } },
        { type: 'LetterAsked', data: { letter: 4, kind: 'locked', to: own, askedAt: at } },
      )
  })
  test('stays where one of the warned said so', () => {
    given(...before, ...warned)
      .when(undoChange({ letter: 3 }))
      .emits(undone(3))
    given(...before, ...warned, undone(3))
      .by({ at: '2030-01-05T00:00:00.000Z' })
      .when(undoChange({ letter: 1 }))
      .refuses('link-used')
  })
})
