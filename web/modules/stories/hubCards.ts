import { BookOpen } from 'lucide-react'
import type { HubCardWords } from '../../app/hubCard.ts'
import { paths } from '../../app/paths.ts'

export const hubCards: readonly HubCardWords[] = [
  {
    card: 'stories',
    icon: BookOpen,
    title: 'From the family',
    line: (n) => (n === 1 ? 'One story has been told.' : `${n} stories have been told.`),
    all: { href: paths.familyCollaboration(), words: 'All stories' },
    one: paths.story,
  },
]
