import { expect, test } from 'vitest'
import { account } from './account.ts'
import { email } from './email.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { AccountsEvent, EmailsEvent } from './events.ts'

const fold = (events: unknown) => (events as AccountsEvent[]).reduce(account.evolve, account.initial)

test('events as they were first stored still tell the same account', () => {
  expect(fold(golden.account)).toEqual({
    status: 'open',
    accountId: '018f0000-0000-7000-8000-00000000000a',
    username: 'ruth',
    email: 'ruth@hale.example',
    isVerified: true,
    requests: 2,
    answered: 2,
    requestedAt: '2030-01-02T00:00:00.000Z',
    role: 'editor',
    isSuspended: false,
    backup: { address: 'ruth@home.example', isVerified: false, requestedAt: '2030-01-02T00:02:00.000Z' },
    lettersAsked: 3,
    letters: [{ letter: 3, kind: 'admins-told', to: '', about: 'role-granted', askedAt: '2030-01-02T00:02:00.000Z' }],
  })
  expect(fold(golden.abandoned)).toMatchObject({ status: 'abandoned' })
  expect((golden.email as EmailsEvent[]).reduce(email.evolve, email.initial)).toEqual({
    accountId: '018f0000-0000-7000-8000-00000000000a',
  })
})
