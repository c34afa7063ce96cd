import { byLink, type Pages } from '../../app/pages/page.ts'

export const pages = {
  // A preview of the link names nobody and nothing.
  shared: {
    ...byLink,
    frame: 'none',
    name: 'Shared with You',
    description: 'Something that someone shared with you by a link.',
  },
} as const satisfies Pages
