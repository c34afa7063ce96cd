import { ShieldCheck } from 'lucide-react'
import type { Role } from '../../backend/kernel/contract.ts'
import { desksOf } from './DeskNav.tsx'
import type { Entry } from './entries.ts'
import { paths } from './paths.ts'

/** The last entry of those who work here: it leads to the first of their desks. */
export const deskEntryOf = (role: Role): Entry | undefined => {
  const [first] = desksOf(role)
  return first && { href: first.href, words: 'Admin', icon: ShieldCheck, onPhone: 'menu' }
}

/** A page of the house, where nobody thinks of their own messages. */
export const isDesk = (location: string): boolean =>
  location === paths.admin() || `${location}/`.startsWith(`${paths.controlPanel()}/`)
