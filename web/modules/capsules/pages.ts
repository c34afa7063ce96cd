import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  capsule: {
    ...privately,
    name: 'A Time Capsule',
    description: 'What your family has closed together, for a later day.',
  },
} as const satisfies Pages
