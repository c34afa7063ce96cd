import { ShieldCheck } from 'lucide-react'
import type { Role } from '../../backend/kernel/contract.ts'
import { desksOf } from './DeskNav.tsx'
import { paths } from './paths.ts'
import type { NamedWithIcon } from './places.ts'

/** The last entry of those who work here: it leads to the first of their desks. */
export const deskEntryOf = (role: Role): NamedWithIcon | undefined => {
  const [first] = desksOf(role)
  return first && { title: 'Admin', href: first.href, icon: ShieldCheck }
}

/** A page of the house, where nobody thinks of their own messages. */
export const isDesk = (location: string): boolean =>
  location === paths.admin() || `${location}/`.startsWith(`${paths.controlPanel()}/`)
