import { House, Mails, Mic, Users } from 'lucide-react'
import type { Entry } from '../../app/module.ts'
import { paths } from '../../app/paths.ts'

export const entries: readonly Entry[] = [
  { place: 1, href: paths.home(), words: 'Home', icon: House },
  { place: 2, href: paths.messages(), words: 'Messages', icon: Mails },
  { place: 3, href: paths.compose(), words: 'Record', icon: Mic, isRaised: true },
  { place: 4, href: paths.people(), words: 'People', icon: Users },
]
