import type { Pages } from './pages/page.ts'
import type { Route } from './routes/route.ts'

/**
 * What a module brings to the web. It stands in the first script, so all that is more than a path or a key comes by a
 * late import.
 */
export type WebModule = {
  readonly routes: readonly Route[]
  /** What its pages are in words, where the site's search looks through them; what is not for search engines it skips. */
  readonly pages?: () => Promise<Pages>
  /** The queries to ask anew when a stream changed: first elements of their keys, by the stream's category. */
  readonly refreshes?: Readonly<Record<string, readonly string[]>>
}
