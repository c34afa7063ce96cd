import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  items: { ...privately, name: 'Items', description: 'Everything that your family keeps here, the newest first.' },
} as const satisfies Pages
