import { GRACE_DAYS } from '../../../backend/modules/accounts/contract/bounds.ts'
import { byLink, privately, publicly, type Pages } from '../../app/pages/page.ts'

/** A person's own account, and the pages behind the links that it mails. */
export const pages = {
  verifyEmail: {
    ...byLink,
    name: 'Confirm Your Email',
    description: 'Confirm that this address is yours, so that we can always reach you before a delivery.',
    frame: 'none',
  },
  account: {
    ...privately,
    name: 'Account',
    description: 'Your name, your zone and the addresses where we reach you.',
  },
  security: {
    ...privately,
    name: 'Security',
    description: 'Password, passkeys, second factor, and where your account is open.',
  },
  notifications: {
    ...privately,
    name: 'Notification Settings',
    description: 'Which emails always come, and which you can switch off.',
  },
  accountData: {
    ...privately,
    name: 'Your Data',
    description: 'All your data in one file that opens without us.',
  },
  deleteAccount: {
    ...privately,
    name: 'Delete Account',
    description: `What goes, what stays with others, and ${GRACE_DAYS} days to change your mind.`,
  },
  resetPassword: {
    ...byLink,
    name: 'New Password',
    // @says how long the link for a new password works
    description: 'Choose a new password by a link that works once, for one hour.',
    frame: 'none',
  },
  undo: {
    ...byLink,
    name: 'It Was Not Me',
    description: 'Take back a change that someone else made, and lock the account.',
    frame: 'none',
  },
  adminAccess: {
    ...byLink,
    name: 'Admin Access',
    description: 'Where the first admin is made, once.',
    frame: 'none',
  },
  adminLogin: {
    ...byLink,
    name: 'Admin Sign In',
    description: 'Sign in with a second factor or a passkey.',
    frame: 'none',
  },
  demo: {
    ...publicly,
    name: 'Demo',
    // @says how long a demo lasts
    description: 'Look around in a made-up family, for you alone: no password, no email, and gone after two hours.',
    keywords: 'demo, try, example family, look around',
  },
  testLogin: {
    ...byLink,
    name: 'Test Login',
    description: 'Sign in as one of the made-up people of this installation, without a password.',
  },
} as const satisfies Pages
