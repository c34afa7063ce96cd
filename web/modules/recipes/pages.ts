import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  recipes: { ...privately, name: 'Recipes', description: 'Everything that your family keeps here, the newest first.' },
} as const satisfies Pages
