import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  albums: { ...privately, name: 'Albums', description: 'Everything that your family keeps here, the newest first.' },
} as const satisfies Pages
