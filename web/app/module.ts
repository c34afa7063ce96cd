import type { ComponentType } from 'react'
import type { Pages } from './pages/page.ts'
import type { Route } from './routes/route.ts'

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
export type WebModule = {
  readonly routes: readonly Route[]
  /** What its pages are in words, where the site's search looks through them; what is not for search engines it skips. */
  readonly pages?: () => Promise<Pages>
  readonly familyTab?: FamilyTab
  /** The queries to ask anew when a stream changed: first elements of their keys, by the stream's category. */
  readonly refreshes?: Readonly<Record<string, readonly string[]>>
}
