import type { Pages } from './pages.ts'
import type { Streams } from './streams.ts'
import type { Tail } from './tail.ts'

/** What readers read from. */
export type Log = { readonly pages: Pages; readonly streams: Streams; readonly tail: Tail }
