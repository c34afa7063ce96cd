import { placesFrom, type Place, type Way } from './branches.ts'
import type { Graph } from './graph.ts'
import { framed, type Box, type Layout } from './shape.ts'

/** @number generations that a fan of a family tree shows besides its middle */
const RINGS = 6
/** @number parts of a fan of a family tree at the most: beyond, each is too narrow to be seen */
const MOST = 2_000
const MIDDLE = 90
const RING = 96

/** How far a fan goes round, in degrees. */
export type Round = 180 | 270 | 360
const CLOSED = 2 * Math.PI

/** Rings of ancestors or descendants around one person, each as wide as the share of those beyond them. */
export const fan = (graph: Graph, rootId: string, way: Way, round: Round): Layout => {
  const places = placesFrom(graph, rootId, way, { depth: RINGS, opened: new Set(), most: MOST })
  const shares = new Map<Place, number>()
  // A parent has half of their child's part, whoever is known beyond; of children each has a part by their own.
  for (const place of places.toReversed()) {
    const sum = place.under.reduce((all, each) => all + (shares.get(each) ?? 1), 0)
    shares.set(place, way === 'ancestors' ? 1 : Math.max(1, sum))
  }
  const span = (round / 360) * CLOSED
  const parts = new Map<Place, { readonly from: number; readonly to: number }>()
  const boxes: Box[] = []
  for (const place of places) {
    const { from, to } = parts.get(place) ?? { from: -span / 2, to: span / 2 }
    const sum = place.under.reduce((all, each) => all + (shares.get(each) ?? 1), 0)
    const slots = way === 'ancestors' ? Math.max(2, place.under.length) : sum
    let at = from
    for (const each of place.under) {
      const next = at + ((to - from) * (shares.get(each) ?? 1)) / Math.max(1, slots)
      parts.set(each, { from: at, to: next })
      at = next
    }
    const { key, id, isStub, depth } = place
    const generation = way === 'ancestors' ? -depth : depth
    if (depth === 0) {
      const side = MIDDLE * 1.3
      boxes.push({ key, id, isStub, x: 0, y: 0, width: side, height: side / 2, size: 'name', generation })
      continue
    }
    const arc = { from, to, inner: MIDDLE + (depth - 1) * RING, outer: MIDDLE + depth * RING }
    const [middle, radius] = [(from + to) / 2, (arc.inner + arc.outer) / 2]
    const [x, y] = [Math.sin(middle) * radius, -Math.cos(middle) * radius]
    const width = Math.min(RING * 2, Math.max(12, (to - from) * radius))
    boxes.push({ key, id, isStub, x, y, width, height: RING - 12, size: 'name', generation, arc })
  }
  return framed({ boxes, lines: [], joints: [], rows: [], more: [] })
}
