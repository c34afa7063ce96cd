import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  legacyContacts: {
    ...privately,
    name: 'Trusted Contacts',
    description: 'Who hears of it when we cannot reach you.',
  },
} as const satisfies Pages
