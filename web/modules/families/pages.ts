import { byLink, type Pages } from '../../app/pages/page.ts'

export const pages = {
  invite: {
    ...byLink,
    frame: 'none',
    name: 'An invitation',
    description: 'Someone would like you to join their family here.',
  },
} as const satisfies Pages
