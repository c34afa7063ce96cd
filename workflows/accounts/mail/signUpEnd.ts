import { instantInWords } from '../../../backend/kernel/words/instantInWords.ts'
import { normalised } from '../../../backend/modules/accounts/email.ts'
import type { Written } from './written.ts'

/** The one mail about a sign-up that ends: until when its link keeps the account. */
export const signUpEndLetter: Written = ({ settings, capabilities }, { accountId, email }, { about = '' }) => {
  const { origin, productName } = settings
  const token = capabilities.issue('verify', accountId, normalised(email))
  const end = instantInWords(about)
  return {
    subject: 'Please confirm your email address',
    heading: 'Please confirm your email address',
    lines: [
      `Someone signed up at ${productName} with this email address, and it has not been confirmed yet.`,
      `If you want to keep the account, confirm your email address before ${end}. If you do not, we’ll delete the account and everything in it then.`,
      'If it was not you, you do not need to do anything. We will not remind you again.',
    ],
    choices: [{ label: 'Confirm your email address', url: `${origin}/verify-email?token=${token}` }],
    because: `${productName} sent this because someone signed up with this email address.`,
  }
}
