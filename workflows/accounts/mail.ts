import { instantInWords } from '../../backend/kernel/words/instantInWords.ts'
import type { Letter as Mail } from '../../backend/kernel/mail/letter.ts'
import type { Settings } from '../../backend/kernel/process/settings.ts'
import { normalised } from '../../backend/modules/accounts/email.ts'
import type { Letter } from '../../backend/modules/accounts/events.ts'
import { deletionLetter, keptLetter } from './mail/deletion.ts'
import { adminsLetter, roleLetter } from './mail/roles.ts'
import { securityLetters } from './mail/security.ts'
import { signUpEndLetter } from './mail/signUpEnd.ts'
import type { Written } from './mail/written.ts'

export const verificationLetter = (token: string, { origin, productName }: Settings, n = 1): Mail => ({
  subject: n > 1 ? `Confirm your email address (email ${n})` : 'Confirm your email address',
  heading: 'Confirm your email address',
  lines: [
    `An account at ${productName} was opened with this address.`,
    'Please confirm that the address is yours. We’ll use this address to check with you before any message is sent, so please confirm it first.',
    // @says how long the link that confirms an email address works
    'If it was not you, do nothing. The link works for seven days.',
  ],
  choices: [{ label: 'Confirm your email address', url: `${origin}/verify-email?token=${token}` }],
  because: `${productName} sent this because someone signed up with this address.`,
})

const backupLetter: Written = ({ settings, capabilities }, { accountId, email }, { to }) => {
  const token = capabilities.issue('verify-backup', accountId, normalised(to))
  return {
    subject: 'Confirm your second address',
    heading: 'Confirm your second address',
    lines: [
      `${email} named this address as a second one at ${settings.productName}.`,
      'Once you confirm it, we write here too before anything is sent for them. It opens nothing and cannot sign in.',
      // @says how long the link that confirms a second address works
      'If you do not know them, do nothing. The link works for seven days.',
    ],
    choices: [{ label: 'Confirm this address', url: `${settings.origin}/verify-email?token=${token}` }],
    because: `${settings.productName} sent this because the address was named as someone’s second one.`,
  }
}

const written: Readonly<Record<Letter['kind'], Written>> = {
  ...securityLetters,
  'deletion-planned': deletionLetter,
  'deletion-cancelled': keptLetter,
  'sign-up-ends': signUpEndLetter,
  'confirm-backup': backupLetter,
  'role-granted': roleLetter(true),
  'role-removed': roleLetter(false),
  'admins-told': adminsLetter,
}

/** The words of a mail that an account asks for. */
export const letterOf: Written = (kernel, account, letter) => {
  const { lines, ...words } = written[letter.kind](kernel, account, letter)
  // A second one of its kind is another one, and says so at once.
  return { ...words, lines: [`${instantInWords(letter.askedAt)}.`, ...lines] }
}
