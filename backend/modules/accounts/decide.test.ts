import { describe, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { account } from './account.ts'
import { abandonSignUp, openAccount, recordMail, requestVerification, reserveEmail, verifyEmail } from './decide.ts'
import { email } from './email.ts'

const accountId = '018f0000-0000-7000-8000-00000000000a'
const other = '018f0000-0000-7000-8000-00000000000b'
const openedAt = '2030-01-01T00:00:00.000Z'
const soon = '2030-01-01T00:00:30.000Z'
const later = '2030-01-01T00:01:00.000Z'
const context = { by: { kind: 'account', id: accountId }, at: openedAt, dayMs: 86_400_000 } as const
const given = specification(account, context)
const givenEmail = specification(email, context)

const opening = { accountId, username: 'ruth', email: 'Ruth@hale.example' }
const opened = { type: 'AccountOpened', data: { ...opening, openedAt } } as const
const abandoned = { type: 'SignUpAbandoned', data: { accountId } } as const
const requested = { type: 'VerificationRequested', data: { requestedAt: later } } as const
const first = { request: 1, smtpCode: 250, acceptedAt: soon }
const accepted = { type: 'VerificationMailAccepted', data: first } as const
const refused = { request: 1, smtpCode: 550 }
const rejected = { type: 'VerificationMailRejected', data: refused } as const
const verified = { type: 'EmailVerified', data: { verifiedAt: later } } as const

describe('an address', () => {
  const reserved = { type: 'EmailReserved', data: { accountId } } as const
  const taken = { type: 'EmailReserved', data: { accountId: other } } as const

  test('goes to the first account that asks', () =>
    givenEmail()
      .when(reserveEmail({ accountId, insteadOf: '' }))
      .emits(reserved))
  test('stays with the account that has it', () =>
    givenEmail(reserved)
      .when(reserveEmail({ accountId, insteadOf: '' }))
      .emits())
  test('is refused to a second account', () =>
    givenEmail(taken)
      .when(reserveEmail({ accountId, insteadOf: '' }))
      .refuses('email-taken'))
  test('passes on from a sign-up that was abandoned', () =>
    givenEmail(taken)
      .when(reserveEmail({ accountId, insteadOf: other }))
      .emits(reserved))
})

describe('a sign-up', () => {
  test('opens the account', () => given().when(openAccount(opening)).emits(opened))
  test('that is repeated opens nothing more', () => given(opened).when(openAccount(opening)).emits())
  test('that was abandoned cannot open', () => given(abandoned).when(openAccount(opening)).refuses('email-taken'))
  test('that has not opened can be abandoned', () => given().when(abandonSignUp({ accountId })).emits(abandoned))
  test('that has opened cannot be abandoned', () =>
    given(opened).when(abandonSignUp({ accountId })).refuses('email-taken'))
  test('that was erased since cannot be abandoned', () =>
    given(opened, { type: 'AccountErased', data: { erasedAt: later } })
      .when(abandonSignUp({ accountId }))
      .refuses('email-taken'))
})

describe('a confirmation mail', () => {
  test('that the transport took is recorded', () => given(opened).when(recordMail(first)).emits(accepted))
  test('that the transport refused is recorded', () => given(opened).when(recordMail(refused)).emits(rejected))
  test('is recorded once', () => given(opened, accepted).when(recordMail(refused)).emits())
  test('can be asked for again', () =>
    given(opened, accepted).by({ at: later }).when(requestVerification()).emits(requested))
  test('can be asked for again after the transport refused one', () =>
    given(opened, rejected).by({ at: later }).when(requestVerification()).emits(requested))
  test('is not asked for again while one of this minute is on its way', () =>
    given(opened).by({ at: soon }).when(requestVerification()).emits())
  test('that is a minute overdue can be asked for again', () =>
    given(opened).by({ at: later }).when(requestVerification()).emits(requested))
  test('is not sent to a confirmed address', () =>
    given(opened, verified).by({ at: later }).when(requestVerification()).emits())
})

describe('an address is confirmed', () => {
  const afterAWeek = '2030-01-08T00:00:30.000Z'

  test('by its link', () => given(opened, accepted).by({ at: later }).when(verifyEmail()).emits(verified))
  test('once', () => given(opened, verified).by({ at: afterAWeek }).when(verifyEmail()).emits())
  test('not by a link older than seven days', () =>
    given(opened, accepted).by({ at: afterAWeek }).when(verifyEmail()).refuses('link-expired'))
  test('by an old link when a fresh mail was asked for since', () =>
    given(opened, accepted, requested)
      .by({ at: afterAWeek })
      .when(verifyEmail())
      .emits({ type: 'EmailVerified', data: { verifiedAt: afterAWeek } }))
  test('not where no account was opened', () => given().when(verifyEmail()).refuses('link-invalid'))
})
