import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  story: { ...privately, name: 'A Story', description: 'A story that someone told the family, to read and to hear.' },
} as const satisfies Pages
