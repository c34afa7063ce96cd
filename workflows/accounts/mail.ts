import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Letter as Mail } from '../../backend/kernel/letter.ts'
import type { Settings } from '../../backend/kernel/settings.ts'
import type { Account } from '../../backend/modules/accounts/account.ts'
import { normalised } from '../../backend/modules/accounts/email.ts'
import type { Letter } from '../../backend/modules/accounts/events.ts'

export const verificationLetter = (token: string, { origin, productName }: Settings): Mail => ({
  subject: 'Confirm your e-mail',
  heading: 'Confirm your e-mail',
  lines: [
    `An account at ${productName} was opened with this address.`,
    'Please confirm that the address is yours. We write to you here before anything is sent for you, so without it no message can be planned.',
    'If it was not you, do nothing. The link works for seven days.',
  ],
  choices: [{ label: 'Confirm your e-mail', url: `${origin}/verify-email?token=${token}` }],
  because: `${productName} sent this because somebody signed up with this address.`,
})

type Written = (kernel: Kernel, account: Account, letter: Letter) => Mail

const ROLES: Readonly<Record<string, string>> = {
  support: 'support',
  editor: 'editor',
  genealogist: 'genealogist',
  admin: 'admin',
}
const roleIn = ({ about = '' }: Letter) => ROLES[about] ?? about

const backupLetter: Written = ({ settings, capabilities }, { accountId, email }, { to }) => {
  const token = capabilities.issue('verify-backup', accountId, normalised(to))
  return {
    subject: 'Confirm your second address',
    heading: 'Confirm your second address',
    lines: [
      `${email} named this address as a second one at ${settings.productName}.`,
      'Once you confirm it, we write here too before anything is sent for them. It opens nothing and cannot sign in.',
      'If you do not know them, do nothing. The link works for seven days.',
    ],
    choices: [{ label: 'Confirm this address', url: `${settings.origin}/verify-email?token=${token}` }],
    because: `${settings.productName} sent this because the address was named as somebody's second one.`,
  }
}

const roleLetter =
  (isGranted: boolean): Written =>
  ({ settings }, _, letter) => ({
    subject: isGranted ? 'You work with us now' : 'Your role has ended',
    heading: isGranted ? `You have the role "${roleIn(letter)}"` : `You no longer have the role "${roleIn(letter)}"`,
    lines: [
      'An admin changed what your account may do. All its sessions were ended, so please sign in again.',
      ...(isGranted ? ['The role asks for a second factor: a passkey or a code app. Add one under Security.'] : []),
    ],
    choices: [{ label: 'Open security', url: `${settings.origin}/account/security` }],
    because: `${settings.productName} sent this because the role of this account changed.`,
  })

const adminsLetter: Written = ({ settings }, { email }, { about }) => ({
  subject: 'A role was changed',
  heading: 'A role was changed',
  lines: [
    about === 'role-granted' ? `${email} was given a role.` : `The role of ${email} was removed.`,
    'If no admin of yours did this, look at the audit list now and end the sessions you do not know.',
  ],
  choices: [{ label: 'Open the admin area', url: `${settings.origin}/admin` }],
  because: `${settings.productName} writes to every admin when a role changes.`,
})

const written: Readonly<Record<Letter['kind'], Written>> = {
  'confirm-backup': backupLetter,
  'role-granted': roleLetter(true),
  'role-removed': roleLetter(false),
  'admins-told': adminsLetter,
}

/** The words of a mail that an account asks for. */
export const letterOf: Written = (kernel, account, letter) => written[letter.kind](kernel, account, letter)
