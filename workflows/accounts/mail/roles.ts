import type { Letter } from '../../../backend/modules/accounts/events.ts'
import type { Written } from './written.ts'

const ROLES: Readonly<Record<string, string>> = {
  support: 'support',
  editor: 'editor',
  genealogist: 'genealogist',
  admin: 'admin',
}
const roleIn = ({ about = '' }: Letter) => ROLES[about] ?? about

export const roleLetter =
  (isGranted: boolean): Written =>
  ({ settings }, _, letter) => ({
    subject: isGranted ? 'You’ve been added to the team' : 'Your role has ended',
    heading: isGranted ? `You have the role “${roleIn(letter)}”` : `You no longer have the role “${roleIn(letter)}”`,
    lines: [
      'An admin changed what your account may do. All its sessions were ended, so please sign in again.',
      ...(isGranted
        ? ['The role asks for a second factor: a passkey or an authenticator app. Add one under Security.']
        : []),
    ],
    choices: [{ label: 'Open security', url: `${settings.origin}/account/security` }],
    because: `${settings.productName} sent this because the role of this account changed.`,
  })

export const adminsLetter: Written = ({ settings }, { email }, { about }) => ({
  subject: 'A role was changed',
  heading: 'A role was changed',
  lines: [
    about === 'role-granted' ? `${email} was given a role.` : `The role of ${email} was removed.`,
    'If none of your admins did this, look at the audit list now and end the sessions you do not know.',
  ],
  choices: [{ label: 'Open the admin area', url: `${settings.origin}/admin` }],
  because: `${settings.productName} writes to every admin when a role changes.`,
})
