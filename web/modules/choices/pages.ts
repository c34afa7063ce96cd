import { privately, type Pages } from '../../app/pages/page.ts'
import { strings } from './strings.ts'

export const pages = {
  choices: { ...privately, name: strings.name, description: strings.line },
} as const satisfies Pages
