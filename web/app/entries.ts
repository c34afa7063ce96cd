import { House, Mails, Mic, Users, type LucideIcon } from 'lucide-react'
import { paths } from './paths.ts'

export type Entry = { readonly href: string; readonly words: string; readonly icon: LucideIcon }

/** What the rail and the tab bar hold: only places that exist. */
export const home: Entry = { href: paths.home(), words: 'Home', icon: House }
export const messages: Entry = { href: paths.messages(), words: 'Messages', icon: Mails }
export const record: Entry = { href: paths.compose(), words: 'Record', icon: Mic }
export const people: Entry = { href: paths.people(), words: 'People', icon: Users }

export const isCurrent = (location: string, { href }: Entry): boolean =>
  location === href || location.startsWith(`${href}/`)
