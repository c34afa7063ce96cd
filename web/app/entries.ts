import {
  ContactRound,
  HeartHandshake,
  House,
  Mails,
  MessageSquareReply,
  Mic,
  ScrollText,
  SquareDashed,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { NewReplies } from '../modules/messages/replies/NewReplies.tsx'
import { paths } from './paths.ts'

/** Where the rail and the tab bar lead: only places that exist. */
export type Entry = {
  readonly href: string
  readonly words: string
  readonly icon: LucideIcon
  /** How much there is of what is new, beside the words. */
  readonly Badge?: ComponentType
  /** It stands below a line: not a place to work at. */
  readonly isApart?: boolean
  /** Stands out of the tab bar. */
  readonly isRaised?: boolean
  /** Where it stands on a phone; without it on the bar. */
  readonly onPhone?: 'menu' | 'bar and menu'
}

/** From the top of the rail. */
export const entries: readonly Entry[] = [
  { href: paths.home(), words: 'Home', icon: House },
  { href: paths.messages(), words: 'Messages', icon: Mails },
  { href: paths.compose(), words: 'Record', icon: Mic, isRaised: true },
  { href: paths.familyCollaboration(), words: 'Family', icon: UsersRound, onPhone: 'bar and menu' },
  { href: paths.people(), words: 'People', icon: ContactRound, onPhone: 'menu' },
  { href: paths.legacy(), words: 'Your plan', icon: ScrollText, onPhone: 'menu' },
  { href: paths.legacyContacts(), words: 'Trusted contacts', icon: HeartHandshake, onPhone: 'menu' },
  { href: paths.replies(), words: 'Replies', icon: MessageSquareReply, onPhone: 'menu', Badge: NewReplies },
  { href: paths.coming(), words: 'Coming', icon: SquareDashed, onPhone: 'menu', isApart: true },
]

/** Whether a page is an entry's, or below it. */
export const leadsTo = (location: string, { href }: Entry): boolean =>
  location === href || location.startsWith(`${href}/`)

/** The entry whose page this is: of all that lead there, the one nearest to it. */
export const currentOf = (location: string): Entry | undefined =>
  entries.filter((one) => leadsTo(location, one)).toSorted((one, other) => other.href.length - one.href.length)[0]
