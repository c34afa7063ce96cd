import type { Graph } from './graph.ts'

/** People of one row who stand side by side, since partners do, and partners of partners. */
export type Cluster = { readonly members: readonly string[]; readonly row: number }

/** Who stands beside whom: the one with the most partners in the middle, the others outward on both sides. */
const sideBySide = (members: readonly string[], partners: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  if (members.length < 3) return [...members]
  const count = (id: string) => partners.get(id)?.size ?? 0
  const middle = members.reduce((most, id) => (count(id) > count(most) ? id : most))
  const seen = new Set([middle])
  const outward = (from: string): string[] => {
    const found: string[] = []
    const open = [from]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      found.push(id)
      for (const other of [...(partners.get(id) ?? [])].toReversed()) if (!seen.has(other)) open.push(other)
    }
    return found
  }
  const left: string[] = []
  const right: string[] = []
  let isRight = true
  for (const partner of partners.get(middle) ?? []) {
    if (seen.has(partner)) continue
    if (isRight) right.push(...outward(partner))
    else left.unshift(...outward(partner).toReversed())
    isRight = !isRight
  }
  return [...left, middle, ...right]
}

const groupsOf = ({ ids, families }: Graph) => {
  const partners = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]))
  for (const family of families)
    for (const one of family.partners)
      for (const other of family.partners) if (one !== other) partners.get(one)?.add(other)
  const groupOf = new Map<string, number>()
  const groups: string[][] = []
  for (const id of ids) {
    if (groupOf.has(id)) continue
    const members: string[] = []
    const open = [id]
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      if (groupOf.has(each)) continue
      groupOf.set(each, groups.length)
      members.push(each)
      open.push(...(partners.get(each) ?? []))
    }
    groups.push(sideBySide(members, partners))
  }
  return { groups, groupOf }
}

/** From parents to children, but for the ways that lead back to where they began: those are left out at the second visit. */
const waysDown = (n: number, edges: readonly ReadonlySet<number>[]) => {
  const state = new Uint8Array(n)
  const down: number[][] = Array.from({ length: n }, () => [])
  const order: number[] = []
  for (let start = 0; start < n; start += 1) {
    if (state[start] !== 0) continue
    const open = [{ at: start, left: [...(edges[start] ?? [])] }]
    state[start] = 1
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const next = top.left.pop()
      if (next === undefined) {
        state[top.at] = 2
        order.push(top.at)
        open.pop()
      } else if (state[next] !== 1) {
        down[top.at]?.push(next)
        if (state[next] === 0) {
          state[next] = 1
          open.push({ at: next, left: [...(edges[next] ?? [])] })
        }
      }
    }
  }
  return { down, order: order.toReversed() }
}

/**
 * The row of everyone by the longest path from above: children are below their parents, partners in one row. Whoever has no
 * parents here comes down to just above their children.
 */
export const clustersOf = (graph: Graph): readonly Cluster[] => {
  const { groups, groupOf } = groupsOf(graph)
  const edges = groups.map(() => new Set<number>())
  for (const { partners, children } of graph.families)
    for (const partner of partners)
      for (const child of children) {
        const [above, below] = [groupOf.get(partner) ?? 0, groupOf.get(child) ?? 0]
        if (above !== below) edges[above]?.add(below)
      }
  const { down, order } = waysDown(groups.length, edges)
  const rows = new Int32Array(groups.length)
  const hasParents = new Uint8Array(groups.length)
  for (const at of order)
    for (const below of down[at] ?? []) {
      rows[below] = Math.max(rows[below] ?? 0, (rows[at] ?? 0) + 1)
      hasParents[below] = 1
    }
  for (const at of order.toReversed()) {
    const below = down[at] ?? []
    if (hasParents[at] === 1 || below.length === 0) continue
    rows[at] = below.reduce((least, each) => Math.min(least, rows[each] ?? 0), Number.MAX_SAFE_INTEGER) - 1
  }
  return groups.map((members, index) => ({ members, row: rows[index] ?? 0 }))
}
