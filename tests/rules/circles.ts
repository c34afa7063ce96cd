/**
 * The circles of a graph of imports: sets of files of which each leads to each other one (Tarjan's strongly connected
 * components), the largest first. A file alone is none.
 * @param imports what each file imports; what is no key of it is passed over
 */
export const circlesOf = (imports: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const places = new Map<string, number>()
  const open: string[] = []
  const circles: (readonly string[])[] = []
  /** @returns the first place among the open files that the file leads back to */
  const visit = (file: string): number => {
    const own = places.size
    places.set(file, own)
    open.push(file)
    let first = own
    for (const next of (imports.get(file) ?? []).filter((each) => imports.has(each))) {
      const place = places.get(next)
      if (place === undefined) first = Math.min(first, visit(next))
      else if (open.includes(next)) first = Math.min(first, place)
    }
    if (first === own) circles.push(open.splice(open.indexOf(file)))
    return first
  }
  for (const file of imports.keys()) if (!places.has(file)) visit(file)
  return circles.filter(({ length }) => length > 1).toSorted((one, other) => other.length - one.length)
}
