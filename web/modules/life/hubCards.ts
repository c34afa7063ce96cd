import { HeartHandshake } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'contacts',
    icon: HeartHandshake,
    title: 'Trusted contacts',
    line: (n) => (n === 1 ? 'One person has agreed to help.' : `${n} people have agreed to help.`),
    all: { href: paths.legacyContacts(), words: 'All trusted contacts' },
  },
]
