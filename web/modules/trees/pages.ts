import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  treePerson: {
    ...privately,
    name: 'A Person in Your Tree',
    description: 'Someone in your family’s tree: names, dates, places, relatives, and where each is known from.',
  },
} as const satisfies Pages
