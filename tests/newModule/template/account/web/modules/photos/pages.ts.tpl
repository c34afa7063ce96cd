import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  photos: { ...privately, name: 'Photos', description: 'What you have added, the newest first.' },
} as const satisfies Pages
