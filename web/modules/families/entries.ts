import { UsersRound } from 'lucide-react'
import type { Entry } from '../../app/module.ts'
import { paths } from '../../app/paths.ts'

export const entries: readonly Entry[] = [
  { place: 4, href: paths.familyCollaboration(), words: 'Family', icon: UsersRound, onPhone: 'bar and menu' },
]
