import { normalised } from '../../../backend/modules/accounts/email.ts'
import type { Written } from './written.ts'

export const backupLetter: Written = ({ settings, capabilities }, { accountId, email }, { to }) => {
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
    because: `${settings.productName} sent this because the address was named as someone’s second one.`,
  }
}
