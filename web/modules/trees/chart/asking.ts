import type { Link } from './layout/graph.ts'
import type { Asked } from './layout/layouts.ts'
import type { Layout } from './layout/shape.ts'

/** A tree once, by the number of its version; then what is asked of it. */
export type Told =
  | { readonly is: 'tree'; readonly version: number; readonly ids: readonly string[]; readonly links: readonly Link[] }
  | { readonly is: 'ask'; readonly version: number; readonly asked: Asked }
/** Without a layout: the chart did not come out as one. */
export type Answered = { readonly version: number; readonly key: string; readonly layout?: Layout }

/** One text for all that a layout goes by. */
export const keyOf = (asked: Asked): string => JSON.stringify(asked)
