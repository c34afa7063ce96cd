/** Who is in which family: `n` is the place in the family's record. */
export type Link = {
  readonly familyId: string
  readonly personId: string
  readonly role: 'partner' | 'child'
  readonly n: number
}
export type Family = { readonly id: string; readonly partners: readonly string[]; readonly children: readonly string[] }

/** A tree as charts draw it: each link known on both its sides, and nobody in it who is not there. */
export type Graph = {
  /** In view order: the nearest to the root first. */
  readonly ids: readonly string[]
  readonly families: readonly Family[]
  readonly asPartner: ReadonlyMap<string, readonly Family[]>
  readonly asChild: ReadonlyMap<string, readonly Family[]>
}

const listed = (map: Map<string, Family[]>, id: string, family: Family): void => {
  const list = map.get(id)
  if (list) list.push(family)
  else map.set(id, [family])
}

/**
 * Closes the links of a tree: a link to an absent person is left out, one that is told twice counts once, and whoever is a
 * partner of a family is not its child as well.
 */
export const graphOf = (ids: readonly string[], links: readonly Link[]): Graph => {
  const there = new Set(ids)
  const parts = new Map<string, { partners: Set<string>; children: Set<string> }>()
  for (const { familyId, personId, role } of links.toSorted((one, other) => one.n - other.n)) {
    if (!there.has(personId)) continue
    const part = parts.get(familyId) ?? { partners: new Set(), children: new Set() }
    parts.set(familyId, part)
    if (role === 'partner') part.partners.add(personId)
    else part.children.add(personId)
  }
  const asPartner = new Map<string, Family[]>()
  const asChild = new Map<string, Family[]>()
  const families: Family[] = []
  for (const [id, { partners, children }] of parts) {
    const family = { id, partners: [...partners], children: [...children].filter((child) => !partners.has(child)) }
    if (family.partners.length + family.children.length < 2) continue
    families.push(family)
    for (const partner of family.partners) listed(asPartner, partner, family)
    for (const child of family.children) listed(asChild, child, family)
  }
  return { ids: [...there], families, asPartner, asChild }
}

const others = (ids: readonly string[], id: string): readonly string[] => [
  ...new Set(ids.filter((other) => other !== id)),
]
export const familiesOf = ({ asPartner }: Graph, id: string): readonly Family[] => asPartner.get(id) ?? []
export const parentsOf = ({ asChild }: Graph, id: string): readonly string[] =>
  others(
    (asChild.get(id) ?? []).flatMap(({ partners }) => partners),
    id,
  )
export const childrenOf = (graph: Graph, id: string): readonly string[] =>
  others(
    familiesOf(graph, id).flatMap(({ children }) => children),
    id,
  )
export const partnersOf = (graph: Graph, id: string): readonly string[] =>
  others(
    familiesOf(graph, id).flatMap(({ partners }) => partners),
    id,
  )
export const siblingsOf = ({ asChild }: Graph, id: string): readonly string[] =>
  others(
    (asChild.get(id) ?? []).flatMap(({ children }) => children),
    id,
  )

/** The part of a graph that holds these people alone. */
export const partOf = (graph: Graph, ids: ReadonlySet<string>): Graph => {
  const kept = (list: readonly string[]) => list.filter((id) => ids.has(id))
  const seen = new Set<Family>()
  for (const id of ids)
    for (const map of [graph.asPartner, graph.asChild]) for (const each of map.get(id) ?? []) seen.add(each)
  const links = [...seen].flatMap(({ id: familyId, partners, children }): Link[] => [
    ...kept(partners).map((personId, n): Link => ({ familyId, personId, role: 'partner', n })),
    ...kept(children).map((personId, n): Link => ({ familyId, personId, role: 'child', n: partners.length + n })),
  ])
  return graphOf(
    graph.ids.filter((id) => ids.has(id)),
    links,
  )
}
