/** Who is in which family. */
export type Tie = { readonly familyId: string; readonly personId: string }

/**
 * People in view order: from the root on, whoever is the fewest families away first, then those to whom no way leads.
 * A ring leads nowhere new.
 */
export const nearestFirst = (rootId: string, ids: readonly string[], ties: readonly Tie[]): readonly string[] => {
  const families = new Map<string, string[]>()
  const people = new Map<string, string[]>()
  const add = (map: Map<string, string[]>, key: string, value: string) => {
    const list = map.get(key)
    if (list) list.push(value)
    else map.set(key, [value])
  }
  const there = new Set(ids)
  for (const { familyId, personId } of ties) {
    if (!there.has(personId)) continue
    add(families, personId, familyId)
    add(people, familyId, personId)
  }
  const found = new Set<string>(there.has(rootId) ? [rootId] : [])
  const gone = new Set<string>()
  // A set that grows is gone through to its end.
  for (const id of found)
    for (const family of families.get(id) ?? []) {
      if (gone.has(family)) continue
      gone.add(family)
      for (const other of people.get(family) ?? []) found.add(other)
    }
  return [...found, ...ids.filter((id) => !found.has(id))]
}
