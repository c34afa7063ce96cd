import { byLink, type Pages } from './page.ts'

/** A person's own account. */
export const account = {
  verifyEmail: {
    ...byLink,
    name: 'Confirm Your Email',
    description: 'Confirm that this address is yours, so that we can always reach you before a delivery.',
    frame: 'none',
  },
} as const satisfies Pages
