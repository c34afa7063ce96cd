import { placesFrom, type Opened, type Place, type Way } from './branches.ts'
import type { Graph } from './graph.ts'
import { framed, SIZES, type Box, type Joint, type Layout, type Line, type More, type Point } from './shape.ts'

export type Direction = 'right' | 'left' | 'down' | 'up'
const SIBLINGS = 16
const COUPLE = 28
const BETWEEN = 64

/** The left and right edge of a subtree at each generation, from its own middle. */
type Outline = { readonly left: number[]; readonly right: number[] }

/** Subtrees beside each other, as near as their outlines let them, then their parent in their middle. */
const joined = (
  outlines: readonly Outline[],
  own: number,
): { readonly at: readonly number[]; readonly outline: Outline } => {
  const at: number[] = []
  const all: Outline = { left: [], right: [] }
  for (const { left, right } of outlines) {
    let shift = at.length === 0 ? -(left[0] ?? 0) : Number.NEGATIVE_INFINITY
    for (let depth = 0; depth < Math.min(left.length, all.right.length); depth += 1)
      shift = Math.max(shift, (all.right[depth] ?? 0) + SIBLINGS - (left[depth] ?? 0))
    at.push(shift)
    for (let depth = 0; depth < left.length; depth += 1) {
      if (depth >= all.left.length) all.left.push((left[depth] ?? 0) + shift)
      all.right[depth] = (right[depth] ?? 0) + shift
    }
  }
  const middle = ((at[0] ?? 0) + (at.at(-1) ?? 0)) / 2
  const moved = (edges: readonly number[]) => edges.map((edge) => edge - middle)
  return {
    at: at.map((each) => each - middle),
    outline: { left: [-own / 2, ...moved(all.left)], right: [own / 2, ...moved(all.right)] },
  }
}

const turn = (direction: Direction, across: number, along: number): Point => {
  switch (direction) {
    case 'right':
      return [along, across]
    case 'left':
      return [-along, across]
    case 'down':
      return [across, along]
    case 'up':
      return [across, -along]
  }
}

/** Ancestors or descendants as a tidy tree, in one of four directions. */
export const tidy = (
  graph: Graph,
  rootId: string,
  way: Way,
  { direction, ...opened }: Opened & { readonly direction: Direction },
): Layout => {
  const places = placesFrom(graph, rootId, way, opened)
  const { width, height } = SIZES.card
  const isAcross = direction === 'down' || direction === 'up'
  const [own, step] = isAcross ? [width, height + BETWEEN] : [height, width + BETWEEN]
  const breadth = ({ beside }: Place) => own + beside.length * (own + COUPLE)

  const offsets = new Map<Place, readonly number[]>()
  const outlines = new Map<Place, Outline>()
  for (const place of places.toReversed()) {
    const { at, outline } = joined(
      place.under.flatMap((each) => outlines.get(each) ?? []),
      breadth(place),
    )
    offsets.set(place, at)
    outlines.set(place, outline)
    for (const each of place.under) outlines.delete(each)
  }

  const boxes: Box[] = []
  const lines: Line[] = []
  const joints: Joint[] = []
  const more: More[] = []
  const middles = new Map<Place, number>(places.slice(0, 1).map((root) => [root, 0]))
  const generation = (depth: number) => (way === 'ancestors' ? -depth : depth)
  for (const place of places) {
    const middle = middles.get(place) ?? 0
    const along = place.depth * step
    const seats = [place, ...place.beside]
    for (const [index, { key, id, isStub }] of seats.entries()) {
      const across = middle - breadth(place) / 2 + own / 2 + index * (own + COUPLE)
      const [x, y] = turn(direction, across, along)
      boxes.push({ key, id, isStub, x, y, width, height, size: 'card', generation: generation(place.depth) })
      if (index === 0) continue
      const [from, to] = [across - own / 2 - COUPLE, across - own / 2]
      lines.push({ key: `${place.key} ${key}`, points: [turn(direction, from, along), turn(direction, to, along)] })
      const [jointX, jointY] = turn(direction, (from + to) / 2, along)
      joints.push({ key: `${place.key} ${key}`, x: jointX, y: jointY })
    }
    const edge = along + (isAcross ? height : width) / 2
    if (place.hasMore) {
      const [x, y] = turn(direction, middle, edge + BETWEEN / 2)
      more.push({ id: place.id, x, y })
    }
    for (const [index, each] of place.under.entries()) {
      const across = middle + (offsets.get(place)?.[index] ?? 0)
      middles.set(each, across)
      const first = across - breadth(each) / 2 + own / 2
      const points: Point[] = [
        [middle, edge],
        [middle, edge + BETWEEN / 2],
        [first, edge + BETWEEN / 2],
        [first, edge + BETWEEN],
      ]
      lines.push({ key: `to ${each.key}`, points: points.map(([one, other]) => turn(direction, one, other)) })
    }
  }
  return framed({ boxes, lines, joints, rows: [], more })
}
