import { HeartHandshake, ScrollText } from 'lucide-react'
import type { Entry } from '../../app/module.ts'
import { paths } from '../../app/paths.ts'

export const entries: readonly Entry[] = [
  { place: 6, href: paths.legacy(), words: 'If I’m not here', icon: ScrollText, onPhone: 'menu' },
  { place: 7, href: paths.legacyContacts(), words: 'Trusted contacts', icon: HeartHandshake, onPhone: 'menu' },
]
