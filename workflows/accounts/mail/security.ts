import { instantInWords } from '../../../backend/kernel/words/instantInWords.ts'
import type { Letter as Mail } from '../../../backend/kernel/mail/letter.ts'
import { changeParts } from '../../../backend/modules/accounts/changeParts.ts'
import { lockedFrom } from '../../../backend/modules/accounts/decide/removal.ts'
import type { LetterKind } from '../../../backend/modules/accounts/events.ts'
import type { Written } from './written.ts'

type Words = { readonly subject: string; readonly lines: readonly string[] }

const LOCKS =
  // @says how long an account is locked after "it was not me"
  'If it was not you, use the button. It undoes the change where that is possible, signs out every device and locks your account for 72 hours.'

/** A change that the person reads of, with "it was not me" below. */
const changed =
  (words: (about: string) => Words): Written =>
  ({ settings, capabilities }, { accountId }, { letter, about = '' }) => {
    const { subject, lines } = words(about)
    const token = capabilities.issue('undo', accountId, letter)
    return {
      subject,
      heading: subject,
      lines: [...lines, 'If it was you, there is nothing to do.', LOCKS],
      choices: [{ label: 'It was not me', url: `${settings.origin}/undo/${token}` }],
      because: `${settings.productName} sent this because something about the security of this account changed.`,
    }
  }

const DROPPED =
  'Passkeys and a second address that were added without an authenticator app or another passkey were removed. You can add them again.'

const said = (subject: string, ...lines: string[]) => changed(() => ({ subject, lines }))

const resetLink: Written = ({ settings, capabilities }, { accountId, resets }) => ({
  subject: 'Choose a new password',
  heading: 'Choose a new password',
  lines: [
    'Someone asked for a new password for this account.',
    // @says how long the link for a new password works
    'The link works once, for one hour. Nothing changes until you use it; if it was not you, do nothing.',
  ],
  choices: [
    {
      label: 'Choose a new password',
      url: `${settings.origin}/reset-password?token=${capabilities.issue('reset', accountId, resets.asked)}`,
    },
  ],
  because: `${settings.productName} sent this because a new password was asked for.`,
})

const changeEmail =
  (side: 'old' | 'new'): Written =>
  ({ settings, capabilities }, { accountId, emailChange, email }): Mail => {
    const parts = emailChange ? changeParts(emailChange, side, email) : []
    const token = capabilities.issue('change-email', accountId, ...parts)
    const asked = side === 'old' ? 'leave this address for another one' : 'move to this address'
    return {
      subject: 'Confirm your new address',
      heading: 'Confirm your new address',
      lines: [
        `Someone asked that an account at ${settings.productName} should ${asked}.`,
        // @says how long the links that change an address work
        'Both addresses are asked, and nothing changes until both have said yes. The link works for seven days.',
        side === 'old' ? 'If it was not you, do nothing and change your password.' : 'If it was not you, do nothing.',
      ],
      choices: [{ label: 'Yes, change the address', url: `${settings.origin}/verify-email?token=${token}` }],
      because: `${settings.productName} sent this because the address of an account is to change.`,
    }
  }

const locked: Written = ({ settings }, { lockedUntil }) => ({
  // @says how long an account is locked after "it was not me"
  subject: 'Your account is locked for 72 hours',
  heading: 'Your account is locked',
  lines: [
    // @says how long an account is locked after "it was not me"
    'Someone with your email said: it was not me. Every session was ended, and nobody can sign in for 72 hours.',
    'Your messages have not changed, and we’ll still check with you before anything is delivered.',
    `To come in before ${instantInWords(lockedUntil)}, choose a new password. Then look at your second factors.`,
  ],
  choices: [{ label: 'Choose a new password', url: `${settings.origin}/reset-password` }],
  because: `${settings.productName} sent this because this account was locked.`,
})

const removalAsked: Written = ({ settings, capabilities }, { accountId }, { letter, askedAt }) => {
  const until = instantInWords(lockedFrom(askedAt))
  return {
    subject: 'Someone wants to remove your authenticator app',
    heading: 'Is the authenticator app yours?',
    lines: [
      // @says how long an account is locked after "it was not me"
      'Someone with your email said that they did not add the authenticator app of your account. Nobody can sign in for 72 hours.',
      `From ${until} on they can remove the authenticator app. If it is yours, keep it: use the button before then.`,
    ],
    choices: [
      {
        label: 'Keep the authenticator app',
        url: `${settings.origin}/undo/${capabilities.issue('undo', accountId, letter)}`,
      },
    ],
    because: `${settings.productName} sent this because the authenticator app of this account may be removed.`,
  }
}

type Elsewhere = 'confirm-backup' | 'role-granted' | 'role-removed' | 'admins-told' | 'sign-up-ends'
type Kinds = Exclude<LetterKind, Elsewhere | 'deletion-planned' | 'deletion-cancelled'>

/** The words of every mail about how an account is opened. */
export const securityLetters: Readonly<Record<Kinds, Written>> = {
  'password-reset-link': resetLink,
  'password-changed': changed((about) => ({
    subject: 'Your password was changed',
    lines: ['The password of your account was changed.', ...(about === 'dropped' ? [DROPPED] : [])],
  })),
  'email-change-old': changeEmail('old'),
  'email-change-new': changeEmail('new'),
  'email-changed': said(
    'Your address was changed',
    'From now on we write to the new address, and you sign in with it.',
  ),
  'factor-enabled': said('An authenticator app was added', 'Signing in now asks for a code of the app as well.'),
  'factor-disabled': said('The authenticator app was removed', 'Signing in no longer asks for a code.'),
  'recovery-codes-made': said('New recovery codes were made', 'The ones before no longer work.'),
  'recovery-code-used': said('A recovery code was used', 'Someone signed in with one of your recovery codes.'),
  'passkey-added': said('A passkey was added', 'It opens your account without a password.'),
  'passkey-removed': said('A passkey was removed', 'It no longer opens your account.'),
  'data-exported': said(
    'All your data was downloaded',
    'Someone signed in to your account took a copy of everything in it: letters, recordings, people and settings.',
  ),
  'new-device': changed((device) => ({
    subject: `Your account was opened on a new device: ${device}`,
    lines: [`Someone signed in with ${device}, where your account was never open before.`],
  })),
  'backup-added': said(
    'A second address was named',
    'Once it is confirmed, we write there too before anything is sent for you.',
  ),
  'backup-removed': said('Your second address was removed', 'We no longer write there.'),
  'factor-removal-asked': removalAsked,
  locked,
}
