import { childrenOf, parentsOf, partnersOf, partOf, siblingsOf, type Graph } from './graph.ts'
import { layered } from './layered.ts'
import type { Layout, Size } from './shape.ts'

/** @number generations that the Family view of a tree shows, up and down */
const WINDOW = 3
/** @number boxes that the Family view of a tree shows */
const MOST_BOXES = 400

/**
 * Whoever is near the root: ancestors with the brothers and sisters of the line, everyone who descends from the root, and
 * the partners of these; the nearest first, as many as the view holds.
 */
const windowOf = (graph: Graph, rootId: string): ReadonlyMap<string, Size> => {
  const sizes = new Map<string, Size>()
  const put = (id: string, size: Size): boolean => {
    if (sizes.has(id) || sizes.size >= MOST_BOXES) return false
    sizes.set(id, size)
    return true
  }
  put(rootId, 'card')
  for (const partner of partnersOf(graph, rootId)) put(partner, 'card')
  let up: readonly string[] = [rootId]
  let down: readonly string[] = [rootId]
  for (let step = 1; step <= WINDOW; step += 1) {
    for (const id of up) for (const sibling of siblingsOf(graph, id)) if (step < WINDOW) put(sibling, 'name')
    const size = step === 1 ? 'card' : step === 2 ? 'name' : 'initials'
    up = up.flatMap((id) => parentsOf(graph, id).filter((parent) => put(parent, size)))
    down = down.flatMap((id) => childrenOf(graph, id).filter((child) => put(child, step < WINDOW ? 'card' : 'name')))
    for (const id of down) for (const partner of partnersOf(graph, id)) put(partner, step < WINDOW ? 'card' : 'name')
  }
  return sizes
}

/** The start view: the family around one person. */
export const familyLayout = (graph: Graph, rootId: string): Layout => {
  const sizes = windowOf(graph, rootId)
  return layered(partOf(graph, new Set(sizes.keys())), rootId, (id) => sizes.get(id) ?? 'name')
}

/** Everyone in the tree, each once. */
export const everyoneLayout = (graph: Graph, rootId: string): Layout => layered(graph, rootId, () => 'card')
