import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  legacyContacts: {
    ...privately,
    name: 'Trusted Contacts',
    description: 'Who we tell when we cannot reach you.',
  },
} as const satisfies Pages
