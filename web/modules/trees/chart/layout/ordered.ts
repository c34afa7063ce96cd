import type { Cluster } from './generations.ts'
import type { Graph } from './graph.ts'
import { placed, type Wish } from './placed.ts'
import { SIZES, type Size } from './shape.ts'

/** Between two who are no partners, and between partners, where their joint has room. */
const APART = 28
export const TOGETHER = 44
/** How often a chart is gone through, down and up again, to bring relatives near each other. */
const SWEEPS = 8
/** What nobody pulls stays where it is, but gives way to everybody. */
const LIGHT = 0.001

/** A cluster with the middles of its members, from its own left edge. */
export type Unit = { members: readonly string[]; at: ReadonlyMap<string, number>; readonly row: number; width: number }

export const unitOf = ({ members, row }: Cluster, sizeOf: (id: string) => Size): Unit => {
  let width = 0
  const at = new Map<string, number>()
  for (const [index, id] of members.entries()) {
    const own = SIZES[sizeOf(id)].width
    width += index === 0 ? 0 : TOGETHER
    at.set(id, width + own / 2)
    width += own
  }
  return { members, at, row, width }
}

const mirrored = (unit: Unit): void => {
  unit.members = unit.members.toReversed()
  unit.at = new Map(unit.members.map((id) => [id, unit.width - (unit.at.get(id) ?? 0)]))
}

/** The rows from the top, each from left to right at first as its people are met from the root on. */
const rowsOf = (units: readonly Unit[], graph: Graph): Unit[][] => {
  const unitAt = new Map(units.flatMap((unit) => unit.members.map((id) => [id, unit] as const)))
  const top = units.reduce((least, { row }) => Math.min(least, row), 0)
  const rows: Unit[][] = []
  const seen = new Set<Unit>()
  for (const first of graph.ids) {
    const open = [first]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const unit = unitAt.get(id)
      if (!unit || seen.has(unit)) continue
      seen.add(unit)
      const row = (rows[unit.row - top] ??= [])
      row.push(unit)
      const near = unit.members.flatMap((member) => [
        ...(graph.asChild.get(member) ?? []).flatMap(({ partners, children }) => [...partners, ...children]),
        ...(graph.asPartner.get(member) ?? []).flatMap(({ children }) => children),
      ])
      open.push(...near.toReversed())
    }
  }
  return Array.from(rows, (row) => row ?? [])
}

type Pull = { readonly at: number; readonly weight: number }

/**
 * The left edge of each unit: rows are gone through again and again, everyone pulled to the middle of their parents, or of
 * their children, and put in the order of these places.
 */
export const placesOf = (
  units: readonly Unit[],
  graph: Graph,
  sizeOf: (id: string) => Size,
): ReadonlyMap<string, number> => {
  const rows = rowsOf(units, graph)
  const left = new Map<Unit, number>()
  const unitAt = new Map(units.flatMap((unit) => unit.members.map((id) => [id, unit] as const)))
  const xOf = (id: string): number => {
    const unit = unitAt.get(id)
    return unit ? (left.get(unit) ?? 0) + (unit.at.get(id) ?? 0) : 0
  }
  const mean = (ids: readonly string[]) => ids.reduce((sum, id) => sum + xOf(id), 0) / ids.length
  /** Where two partners meet: in the room between them. */
  const meeting = (partners: readonly string[], at: (id: string) => number): number => {
    const last = partners.reduce((most, id) => (at(id) > at(most) ? id : most))
    return partners.length === 1 ? at(last) : at(last) - SIZES[sizeOf(last)].width / 2 - TOGETHER / 2
  }
  const parentsPull = (id: string): number[] =>
    (graph.asChild.get(id) ?? []).flatMap(({ partners, children }) => {
      if (partners.length > 0) return [meeting(partners, xOf)]
      return children.length > 1 ? [mean(children)] : []
    })
  const pullOf = (unit: Unit, ways: { readonly up: boolean; readonly down: boolean }): Pull => {
    let sum = 0
    let weight = 0
    for (const id of unit.members) {
      const own = unit.at.get(id) ?? 0
      if (ways.up)
        for (const at of parentsPull(id)) {
          sum += at - own
          weight += 1
        }
      if (ways.down)
        for (const { partners, children } of graph.asPartner.get(id) ?? []) {
          if (children.length === 0 || partners[0] !== id) continue
          const joint = meeting(partners, (each) => unit.at.get(each) ?? own)
          sum += mean(children) - joint
          weight += 1
        }
    }
    return weight === 0 ? { at: left.get(unit) ?? 0, weight: LIGHT } : { at: sum / weight, weight }
  }
  const put = (row: Unit[], pulls: readonly Pull[]) => {
    const wishes = row.map((_, index): Wish => {
      const before = index === 0 ? undefined : row[index - 1]
      return { ...(pulls[index] ?? { at: 0, weight: LIGHT }), gap: before ? before.width + APART : 0 }
    })
    for (const [index, at] of placed(wishes).entries()) {
      const unit = row[index]
      if (unit) left.set(unit, at)
    }
  }
  const turned = (unit: Unit) => {
    const [first, last] = [unit.members[0], unit.members.at(-1)]
    if (first === undefined || last === undefined || first === last) return
    const [one, other] = [parentsPull(first)[0], parentsPull(last)[0]]
    const middle = (left.get(unit) ?? 0) + unit.width / 2
    if ((one ?? middle) > (other ?? middle) && (one !== undefined || other !== undefined)) mirrored(unit)
  }
  const gone = (row: Unit[], ways: { readonly up: boolean; readonly down: boolean }, isSorted: boolean) => {
    if (ways.up) for (const unit of row) turned(unit)
    const pulls = new Map(row.map((unit) => [unit, pullOf(unit, ways)]))
    const middle = (unit: Unit) => (pulls.get(unit)?.at ?? 0) + unit.width / 2
    if (isSorted) row.sort((one, other) => middle(one) - middle(other))
    put(
      row,
      row.map((unit) => pulls.get(unit) ?? { at: 0, weight: LIGHT }),
    )
  }
  for (const row of rows)
    put(
      row,
      row.map(() => ({ at: 0, weight: LIGHT })),
    )
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isSorted = sweep < SWEEPS - 2
    for (const row of rows) gone(row, { up: true, down: sweep > SWEEPS / 2 }, isSorted)
    for (const row of rows.toReversed()) gone(row, { up: sweep > SWEEPS / 2, down: true }, isSorted)
  }
  return new Map(graph.ids.map((id) => [id, xOf(id)]))
}
