import type { Role } from '../../backend/kernel/contract.ts'
import type { Pages } from './pages/page.ts'
import type { Paths, Route } from './routes/route.ts'

/** A desk of the control panel, and who works at it. */
export type Desk = {
  /** From the left, among the desks of all modules. */
  readonly place: number
  readonly href: string
  readonly words: string
  readonly roles: readonly Role[]
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
  readonly desks?: readonly Desk[]
  /** The queries to ask anew when a stream changed: first elements of their keys, by the stream's category. */
  readonly refreshes?: Readonly<Record<string, readonly string[]>>
}
