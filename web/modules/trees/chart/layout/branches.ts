import { childrenOf, familiesOf, parentsOf, type Graph } from './graph.ts'

export type Way = 'ancestors' | 'descendants'
/** A place in a chart of ancestors or descendants. */
export type Place = {
  readonly key: string
  readonly id: string
  readonly isStub: boolean
  readonly depth: number
  /** Partners beside them, in a chart of descendants. */
  readonly beside: readonly { readonly key: string; readonly id: string; readonly isStub: boolean }[]
  readonly under: Place[]
  /** There are people beyond who are not drawn. */
  hasMore: boolean
}
export type Opened = {
  /** How many generations are drawn. */
  readonly depth: number
  /** Whose next generation was opened besides. */
  readonly opened: ReadonlySet<string>
  /** Boxes at the most. */
  readonly most: number
}

/**
 * The ancestors or descendants of someone as a tree of places, in the order in which they are drawn: generation by
 * generation. At a second visit there is a stub, and nothing beyond it: so every ring ends, and nobody has two boxes.
 */
export const placesFrom = (
  graph: Graph,
  rootId: string,
  way: Way,
  { depth, opened, most }: Opened,
): readonly Place[] => {
  const seen = new Set<string>()
  let n = 0
  const keyed = (id: string) => {
    const isStub = seen.has(id)
    seen.add(id)
    n += 1
    return { key: isStub ? `${id} ${n}` : id, id, isStub }
  }
  const place = (id: string, at: number): Place => {
    const own = keyed(id)
    const partners =
      way === 'ancestors' || own.isStub
        ? []
        : [...new Set(familiesOf(graph, id).flatMap((family) => family.partners))].filter((other) => other !== id)
    return { ...own, depth: at, beside: partners.map(keyed), under: [], hasMore: false }
  }
  const next = (id: string) => (way === 'ancestors' ? parentsOf(graph, id) : childrenOf(graph, id))
  const places = [place(rootId, 0)]
  // The list grows while it is gone through: whoever is nearer comes first.
  for (const each of places) {
    if (each.isStub) continue
    const beyond = next(each.id)
    if (beyond.length === 0) continue
    if ((each.depth >= depth && !opened.has(each.id)) || n >= most) {
      each.hasMore = true
      continue
    }
    for (const id of beyond) {
      const child = place(id, each.depth + 1)
      each.under.push(child)
      places.push(child)
    }
  }
  return places
}
