import { byLink, privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  members: {
    ...privately,
    name: 'Family Members',
    description: 'Everyone in your family here, with or without an account, and how you are related.',
  },
  invite: {
    ...byLink,
    frame: 'none',
    name: 'An invitation',
    description: 'Someone would like you to join their family here.',
  },
} as const satisfies Pages
