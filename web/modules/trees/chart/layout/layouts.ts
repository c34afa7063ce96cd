import { everyoneLayout, familyLayout } from './family.ts'
import { fan, type Round } from './fan.ts'
import type { Graph } from './graph.ts'
import type { Layout } from './shape.ts'
import { tidy, type Direction } from './tidy.ts'

export const VIEWS = ['family', 'pedigree', 'descendants', 'fan', 'everyone'] as const
export type View = (typeof VIEWS)[number]

export type Asked = {
  readonly view: View
  readonly rootId: string
  readonly direction: Direction
  readonly round: Round
  readonly isFanOfDescendants: boolean
  /** Whose next generation was opened. */
  readonly opened: readonly string[]
}

/** @number generations that a pedigree, or a chart of descendants, shows before more are opened */
const DEPTH = 4
/** @number boxes of a pedigree, or a chart of descendants */
const MOST = 20_000

/** A chart did not come out as one: nothing is shown rather than something wrong. */
export class BrokenLayout extends Error {}

/** Whoever is drawn is in the tree, each once, and the root is among them. */
export const checked = (layout: Layout, graph: Graph, rootId: string): Layout => {
  const left = new Set(graph.ids)
  for (const { id, isStub } of layout.boxes)
    if (!isStub && !left.delete(id)) throw new BrokenLayout('someone is drawn twice, or is not in the tree')
  if (!layout.boxes.some(({ id, isStub }) => id === rootId && !isStub)) throw new BrokenLayout('the root is not drawn')
  return layout
}

const drawn = (graph: Graph, { view, rootId, direction, round, isFanOfDescendants, opened }: Asked): Layout => {
  const tree = { direction, opened: new Set(opened), depth: DEPTH, most: MOST }
  switch (view) {
    case 'family':
      return familyLayout(graph, rootId)
    case 'pedigree':
      return tidy(graph, rootId, 'ancestors', tree)
    case 'descendants':
      return tidy(graph, rootId, 'descendants', tree)
    case 'fan':
      return fan(graph, rootId, isFanOfDescendants ? 'descendants' : 'ancestors', round)
    case 'everyone':
      return everyoneLayout(graph, rootId)
  }
}

/**
 * Where everyone stands in a view.
 * @throws BrokenLayout where the root is not in the tree, or the chart is none.
 */
export const layoutOf = (graph: Graph, asked: Asked): Layout => checked(drawn(graph, asked), graph, asked.rootId)
