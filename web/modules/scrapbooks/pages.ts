import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  scrapbook: { ...privately, name: 'A Book', description: 'A book of your family’s photos and words.' },
} as const satisfies Pages
