import { clustersOf } from './generations.ts'
import type { Family, Graph } from './graph.ts'
import { placesOf, TOGETHER, unitOf } from './ordered.ts'
import {
  framed,
  SIZES,
  type Box,
  type Joint,
  type Layout,
  type Line,
  type Point,
  type Row,
  type Size,
} from './shape.ts'

/** From a row to the lines below it, between two lines, and from the last line to the next row. */
const BELOW = 30
const LANE = 10
const ABOVE = 26
/** Lines between two rows before they share a height. */
const MOST_LANES = 24

type Bus = { readonly family: Family; readonly from: number; readonly to: number; readonly row: number; lane: number }

/** Lines that would lie on each other run at heights of their own, as long as there is room. */
const laned = (buses: readonly Bus[]): number => {
  const ends: number[] = []
  for (const bus of buses.toSorted((one, other) => one.from - other.from)) {
    const free = ends.findIndex((end) => end < bus.from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = bus.to
    bus.lane = lane % MOST_LANES
  }
  return Math.min(ends.length, MOST_LANES)
}

/**
 * Rows of generations, each person once: partners side by side around their joint, children below. For the window of the
 * Family view as for everyone. Nothing overlaps, since every row keeps its distances.
 */
export const layered = (graph: Graph, rootId: string, sizeOf: (id: string) => Size): Layout => {
  const clusters = clustersOf(graph)
  const units = clusters.map((cluster) => unitOf(cluster, sizeOf))
  const rowOf = new Map(clusters.flatMap(({ members, row }) => members.map((id) => [id, row] as const)))
  const xOf = placesOf(units, graph, sizeOf)
  const x = (id: string) => (xOf.get(id) ?? 0) - (xOf.get(rootId) ?? 0)
  const rootRow = rowOf.get(rootId) ?? 0
  const [first, last] = [...rowOf.values()].reduce(
    ([least, most], row) => [Math.min(least, row), Math.max(most, row)],
    [rootRow, rootRow],
  )
  const heights = new Map<number, number>()
  for (const id of graph.ids) {
    const row = rowOf.get(id) ?? 0
    heights.set(row, Math.max(heights.get(row) ?? 0, SIZES[sizeOf(id)].height))
  }

  const meets = new Map<string, { readonly at: number; readonly seat: number }>()
  const seats = new Map<string, number>()
  for (const { id, partners } of graph.families) {
    const sorted = partners.toSorted((one, other) => x(one) - x(other))
    const [one, other] = [sorted[0], sorted.at(-1)]
    if (one === undefined || other === undefined) continue
    const half = SIZES[sizeOf(other)].width / 2
    const seat = seats.get(other) ?? 0
    seats.set(other, seat + 1)
    meets.set(id, { at: one === other ? x(one) : x(other) - half - TOGETHER / 2, seat })
  }

  const buses = new Map<number, Bus[]>()
  for (const family of graph.families) {
    const { partners, children } = family
    if (children.length === 0) continue
    const ends = [...children.map(x), ...(meets.has(family.id) ? [meets.get(family.id)?.at ?? 0] : [])]
    const row =
      partners[0] === undefined
        ? Math.min(...children.map((id) => rowOf.get(id) ?? 0)) - 1
        : (rowOf.get(partners[0]) ?? 0)
    const bus = { family, from: Math.min(...ends), to: Math.max(...ends), row, lane: 0 }
    const list = buses.get(row)
    if (list) list.push(bus)
    else buses.set(row, [bus])
  }

  const rows: Row[] = []
  const middles = new Map<number, number>()
  const lanesAt = new Map<number, number>()
  let y = 0
  for (let row = first - 1; row <= last; row += 1) {
    const height = heights.get(row) ?? 0
    const lanes = laned(buses.get(row) ?? [])
    middles.set(row, y + height / 2)
    lanesAt.set(row, y + height + BELOW)
    const bottom = y + height + BELOW + lanes * LANE + ABOVE
    if (row >= first) rows.push({ generation: row - rootRow, top: y - ABOVE, bottom: bottom - ABOVE })
    y = bottom
  }
  const shift = middles.get(rootRow) ?? 0
  const yOf = (id: string) => (middles.get(rowOf.get(id) ?? 0) ?? 0) - shift

  const boxes = graph.ids.map((id): Box => {
    const size = sizeOf(id)
    const generation = (rowOf.get(id) ?? 0) - rootRow
    return { key: id, id, isStub: false, x: x(id), y: yOf(id), ...SIZES[size], size, generation }
  })
  const lines: Line[] = []
  const joints: Joint[] = []
  for (const { id, partners } of graph.families) {
    const sorted = partners.toSorted((one, other) => x(one) - x(other))
    const [one, other] = [sorted[0], sorted.at(-1)]
    const meet = meets.get(id)
    if (one === undefined || other === undefined || one === other || !meet) continue
    const own = yOf(one)
    const left = x(one) + SIZES[sizeOf(one)].width / 2
    const isBeside = meet.at - left < 30
    // Past others who stand between the two, it runs below them.
    const under = own + SIZES[sizeOf(one)].height / 2 + 8 + (meet.seat % 3) * 4
    const points: Point[] = isBeside
      ? [
          [left, own],
          [x(other), own],
        ]
      : [
          [x(one), own],
          [x(one), under],
          [meet.at, under],
          [meet.at, own],
          [x(other), own],
        ]
    lines.push({ key: `${id} partners`, points })
    joints.push({ key: id, x: meet.at, y: own })
  }
  for (const { family, row, lane } of [...buses.values()].flat()) {
    const [partner] = family.partners
    const at = (lanesAt.get(row) ?? 0) + lane * LANE - shift
    const meet = meets.get(family.id)
    const from: readonly Point[] =
      partner === undefined || !meet
        ? []
        : [
            [meet.at, family.partners.length > 1 ? yOf(partner) : yOf(partner) + SIZES[sizeOf(partner)].height / 2],
            [meet.at, at],
          ]
    const start = meet?.at ?? x(family.children[0] ?? '')
    for (const child of family.children) {
      const top = yOf(child) - SIZES[sizeOf(child)].height / 2
      const points: Point[] = [
        ...from,
        ...(from.length === 0 ? [[start, at] as const] : []),
        [x(child), at],
        [x(child), top],
      ]
      lines.push({ key: `${family.id} ${child}`, points })
    }
  }
  return framed({
    boxes,
    lines,
    joints,
    rows: rows.map(({ generation, top, bottom }) => ({ generation, top: top - shift, bottom: bottom - shift })),
    more: [],
  })
}
