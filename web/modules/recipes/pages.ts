import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  recipe: { ...privately, name: 'A Recipe', description: 'A recipe of your family, with its story.' },
} as const satisfies Pages
