import { describe, test } from 'vitest'
import { asked, given, now, opened, openedAt, verified as ownVerified } from '../testing/ruth.ts'
import { removeBackupAddress, requestBackupAddress, verifyBackupAddress } from './backup.ts'
import { recordLetter } from './letters.ts'

const address = 'ruth@office.example'
const requested = { type: 'BackupAddressRequested', data: { address, requestedAt: now } } as const
const letter = asked(1, 'confirm-backup', address)
const answer = { letter: 1, smtpCode: 250, acceptedAt: now }
const accepted = { type: 'LetterAccepted', data: answer } as const
const verified = { type: 'BackupAddressVerified', data: { verifiedAt: now } } as const
const removed = { type: 'BackupAddressRemoved', data: { removedAt: now } } as const
const own = 'ruth@hale.example'
const request = requestBackupAddress({ address })

describe('a second address', () => {
  test('is named and gets an email with a link', () =>
    given(opened, ownVerified)
      .when(request)
      .emits(requested, letter, asked(2, 'backup-added', own)))
  test('that is confirmed is not asked again', () =>
    given(opened, ownVerified, requested, letter, accepted, verified).when(request).emits())
  test('whose mail was taken can be sent another', () =>
    given(opened, ownVerified, requested, letter, accepted)
      .when(request)
      .emits(requested, asked(2, 'confirm-backup', address)))
  test('is not the first one, however it is spelt', () =>
    given(opened, ownVerified)
      .when(requestBackupAddress({ address: 'RUTH@hale.example' }))
      .refuses('backup-is-own'))
  test('is confirmed by its link', () => given(opened, requested).when(verifyBackupAddress()).emits(verified))
  test('is not confirmed by a link older than seven days', () =>
    given(opened, { type: 'BackupAddressRequested', data: { address, requestedAt: openedAt } })
      .by({ at: '2030-01-08T00:00:01.000Z' })
      .when(verifyBackupAddress())
      .refuses('link-expired'))
  test('that was removed is not confirmed', () =>
    given(opened, requested, removed).when(verifyBackupAddress()).refuses('link-invalid'))
  test('is removed', () =>
    given(opened, requested)
      .when(removeBackupAddress())
      .emits(removed, asked(1, 'backup-removed', own)))
  test('that is not there needs no removing', () => given(opened).when(removeBackupAddress()).emits())
})

describe('an email that was asked for', () => {
  const rejected = { letter: 1, smtpCode: 550 }

  test('and taken by the transport is recorded', () => given(opened, letter).when(recordLetter(answer)).emits(accepted))
  test('and refused by the transport is recorded', () =>
    given(opened, letter).when(recordLetter(rejected)).emits({ type: 'LetterRejected', data: rejected }))
  test('is recorded once', () => given(opened, letter, accepted).when(recordLetter(rejected)).emits())
})
