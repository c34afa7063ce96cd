import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  legacyContacts: {
    ...privately,
    name: 'Trusted Contacts',
    description: 'Who we tell when we cannot reach you.',
  },
  ifIDied: {
    ...privately,
    name: 'If I Died Today',
    description: 'What would happen as your plan stands, and what would not work yet.',
  },
  legacyPrint: {
    ...privately,
    name: 'If I’m Not Here, on Paper',
    description: 'One page for your papers: what happens, and who can help.',
  },
} as const satisfies Pages
