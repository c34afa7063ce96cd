import type { Letter } from '../../backend/kernel/letter.ts'
import type { Settings } from '../../backend/kernel/settings.ts'

export const verificationLetter = (token: string, { origin, productName }: Settings): Letter => ({
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
