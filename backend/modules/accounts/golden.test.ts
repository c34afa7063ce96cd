import { expect, test } from 'vitest'
import { account } from './account.ts'
import { email } from './email.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { AccountsEvent, EmailsEvent, SetupEvent } from './events.ts'
import { setup } from './setup.ts'

const fold = (events: unknown) => (events as AccountsEvent[]).reduce(account.evolve, account.initial)

test('events as they were first stored still tell the same account', () => {
  const at = '2030-01-03T00:00:00.000Z'
  const { undoable, ...state } = fold(golden.account)
  expect(state).toEqual({
    status: 'open',
    accountId: '018f0000-0000-7000-8000-00000000000a',
    username: 'ruth',
    email: 'ruth@new.example',
    openedAt: '2030-01-01T00:00:00.000Z',
    isVerified: true,
    requests: 2,
    answered: 2,
    requestedAt: '2030-01-02T00:00:00.000Z',
    role: 'editor',
    isSuspended: false,
    backup: { address: 'ruth@home.example', isVerified: false, requestedAt: '2030-01-02T00:02:00.000Z' },
    lettersAsked: 16,
    letters: [],
    name: 'Ruth Hale',
    zone: 'Europe/Madrid',
    bornOn: '1941-05-03',
    notifications: { news: false, reminders: true },
    resets: { asked: 1, askedAt: at, used: 1 },
    emailChange: undefined,
    addresses: ['ruth@hale.example', 'ruth@new.example'],
    confirmed: ['ruth@hale.example', 'ruth@new.example'],
    hasTotp: false,
    passkeyIds: [],
    plainPasskeys: [],
    backupBefore: {
      address: 'ruth@office.example',
      isVerified: true,
      requestedAt: '2030-01-02T00:02:00.000Z',
    },
    undone: [12],
    lockedUntil: '2030-01-06T00:00:00.000Z',
    deletion: undefined,
    demoUntil: '',
    erasedAt: '',
    signUpEndsAt: '',
    repliesSeenUntil: '2030-01-02T00:00:00.000Z',
  })
  expect(undoable.map(({ letter }) => letter)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 15])
  expect((golden.setup as SetupEvent[]).reduce(setup.evolve, setup.initial)).toEqual({
    accountId: '018f0000-0000-7000-8000-00000000000a',
  })
  expect(fold(golden.ended)).toMatchObject({ status: 'erased', letters: [], lettersAsked: 2 })
  expect(fold(golden.demo)).toMatchObject({ status: 'open', isVerified: true, demoUntil: '2030-01-01T02:00:00.000Z' })
  expect(fold(golden.proven)).toMatchObject({ backup: { byFactor: true }, plainPasskeys: [] })
  expect(fold(golden.abandoned)).toMatchObject({ status: 'abandoned' })
  expect((golden.email as EmailsEvent[]).reduce(email.evolve, email.initial)).toEqual({
    accountId: '018f0000-0000-7000-8000-00000000000a',
  })
})
