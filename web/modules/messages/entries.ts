import { ContactRound, House, Mails, MessageSquareReply, Mic } from 'lucide-react'
import type { Entry } from '../../app/module.ts'
import { paths } from '../../app/paths.ts'
import { NewReplies } from './replies/NewReplies.tsx'

export const entries: readonly Entry[] = [
  { place: 1, href: paths.home(), words: 'Home', icon: House },
  { place: 2, href: paths.messages(), words: 'Messages', icon: Mails },
  { place: 3, href: paths.compose(), words: 'Record', icon: Mic, isRaised: true },
  { place: 5, href: paths.people(), words: 'People', icon: ContactRound, onPhone: 'menu' },
  { place: 8, href: paths.replies(), words: 'Replies', icon: MessageSquareReply, onPhone: 'menu', Badge: NewReplies },
]
