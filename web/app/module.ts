import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Role } from '../../backend/kernel/contract.ts'
import type { Pages } from './pages/page.ts'
import type { Paths, Route } from './routes/route.ts'

/** Where the rail and the tab bar lead: only places that exist. */
export type Entry = {
  /** From the top of the rail, among the entries of all modules. */
  readonly place: number
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

/** A desk of the control panel, and who works at it. */
export type Desk = {
  /** From the left, among the desks of all modules. */
  readonly place: number
  readonly href: string
  readonly words: string
  readonly roles: readonly Role[]
}

/** What the family's page shows of a module behind a tab. */
export type FamilyTab = {
  /** From the left, among the tabs of all modules; members and what happened stand last. */
  readonly place: number
  readonly words: string
  readonly load: () => Promise<ComponentType>
}

/**
 * What a module brings to the web. It stands in the first script, so all that is more than a path or a key comes by a
 * late import.
 */
export type WebModule<P extends Paths = Paths> = {
  /** Every link to it; `web/app/paths.ts` has the links of all modules. */
  readonly paths: P
  readonly routes: readonly Route[]
  /** What its pages are in words, where the site's search looks through them; what is not for search engines it skips. */
  readonly pages?: () => Promise<Pages>
  /** With icons, so by a late import. */
  readonly entries?: () => Promise<readonly Entry[]>
  readonly desks?: readonly Desk[]
  readonly familyTab?: FamilyTab
  /** The queries to ask anew when a stream changed: first elements of their keys, by the stream's category. */
  readonly refreshes?: Readonly<Record<string, readonly string[]>>
}
