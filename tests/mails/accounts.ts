import { render, type Letter as Words } from '../../backend/kernel/mail/letter.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import type { LetterKind } from '../../backend/modules/accounts/events.ts'
import { letterOf, verificationLetter } from '../../workflows/accounts/mail.ts'
import { receiptLetter } from '../../workflows/accounts/mail/deletion.ts'
import { each, house, ORIGIN, settings, type Read, type Shown } from './house.ts'

const RUTH = 'ruth@hale.example'
const LATER = '2031-06-14T09:00:00.000Z'
const ruth = {
  ...account.initial,
  status: 'open',
  accountId: '018f0000-0000-7000-8000-00000000000a',
  username: 'ruth',
  email: RUTH,
  lockedUntil: LATER,
  resets: { asked: 1, askedAt: LATER, used: 0 },
  emailChange: { email: 'ruth.hale@example.org', requestedAt: LATER, approved: [] },
} as const

const sent = (words: Words) => ({ to: RUTH, ...render(words, settings) })
const asked = (kind: LetterKind, facts: readonly string[], leads: RegExp, about = ''): Read => ({
  mail: sent(letterOf(house, ruth, { letter: 1, kind, to: RUTH, about, askedAt: LATER })),
  again: sent(letterOf(house, ruth, { letter: 2, kind, to: RUTH, about, askedAt: '2031-06-21T09:00:00.000Z' })),
  facts,
  leads: [leads],
})
const TOKEN = '[a-z2-7]+$'
const UNDO = new RegExp(`/undo/${TOKEN}`)
const VERIFY = new RegExp(`/verify-email\\?token=${TOKEN}`)
/** A change of how the account is opened: it says what, and how to take it back. */
const change = (kind: LetterKind, fact: string, about = '') =>
  asked(kind, [fact, 'If it was not you, use the button', 'locks your account for 72 hours'], UNDO, about)

const letters = each<LetterKind>('account', {
  'password-reset-link': asked(
    'password-reset-link',
    ['Choose a new password', 'for one hour', 'if it was not you, do nothing'],
    new RegExp(`/reset-password\\?token=${TOKEN}`),
  ),
  'password-changed': change('password-changed', 'The password of your account was changed.'),
  'email-change-old': asked('email-change-old', ['leave this address for another one', 'both have said yes'], VERIFY),
  'email-change-new': asked('email-change-new', ['move to this address', 'both have said yes'], VERIFY),
  'email-changed': change('email-changed', 'From now on we write to the new address'),
  'factor-enabled': change('factor-enabled', 'An authenticator app was added'),
  'factor-disabled': change('factor-disabled', 'The authenticator app was removed'),
  'factor-removal-asked': asked(
    'factor-removal-asked',
    ['said that they did not add the authenticator app', 'Nobody can sign in for 72 hours', 'June 17, 2031'],
    UNDO,
  ),
  'backup-added': change('backup-added', 'A second address was named'),
  'backup-removed': change('backup-removed', 'Your second address was removed'),
  'recovery-codes-made': change('recovery-codes-made', 'New recovery codes were made'),
  'recovery-code-used': change('recovery-code-used', 'signed in with one of your recovery codes'),
  'passkey-added': change('passkey-added', 'A passkey was added'),
  'passkey-removed': change('passkey-removed', 'A passkey was removed'),
  'new-device': change('new-device', 'Someone signed in with Firefox on a Mac', 'Firefox on a Mac'),
  'data-exported': change('data-exported', 'took a copy of everything in it'),
  locked: asked(
    'locked',
    ['nobody can sign in for 72 hours', 'June 14, 2031 at 9:00 am UTC', 'Your messages have not changed'],
    /\/reset-password$/,
  ),
  'deletion-planned': asked(
    'deletion-planned',
    ['Your account will be deleted', 'June 14, 2031', 'one press keeps the account'],
    UNDO,
    LATER,
  ),
  'deletion-cancelled': asked('deletion-cancelled', ['Your account stays', 'can be restored'], /\/future-messages$/),
  'sign-up-ends': asked(
    'sign-up-ends',
    ['has not been confirmed yet', 'before June 14, 2031 at 9:00 am UTC', 'delete the account and everything in it'],
    VERIFY,
    LATER,
  ),
  'confirm-backup': asked('confirm-backup', [`${RUTH} named this address`, 'seven days'], VERIFY),
  'role-granted': asked(
    'role-granted',
    ['You have the role', 'support', 'second factor'],
    /\/account\/security$/,
    'support',
  ),
  'role-removed': asked('role-removed', ['You no longer have the role', 'support'], /\/account\/security$/, 'support'),
  'admins-told': asked('admins-told', [`${RUTH} was given a role`], /\/admin$/, 'role-granted'),
})

/** Every mail about an account itself. */
export const accounts: readonly Shown[] = [
  {
    name: 'account-welcome',
    mail: sent(verificationLetter('abc', settings)),
    again: sent(verificationLetter('abc', settings, 2)),
    facts: ['Confirm your email address', 'to check with you before any message is sent', 'seven days'],
    leads: [/\/verify-email\?token=abc$/],
  },
  ...letters,
  {
    name: 'account-deleted',
    mail: sent(receiptLetter(settings)),
    facts: ['Your account is deleted', 'destroyed the keys', 'stays with them'],
    leads: [new RegExp(`^${ORIGIN}/?$`)],
  },
]
