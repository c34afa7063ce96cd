/** Where something in an album would come to stand: right before another, last for null; `at` is its place, from 1. */
type To = { readonly beforeId: string | null; readonly at: number }

/** One place earlier and one later; undefined at either end, and for what is not in it. */
export const neighborsOf = (
  ids: readonly string[],
  id: string,
): { readonly earlier: To | undefined; readonly later: To | undefined } => {
  const at = ids.indexOf(id)
  const before = at > 0 ? ids[at - 1] : undefined
  return {
    earlier: before === undefined ? undefined : { beforeId: before, at },
    later: at === -1 || at === ids.length - 1 ? undefined : { beforeId: ids[at + 2] ?? null, at: at + 2 },
  }
}

/** In the order of the ids; what is not among them stands last. */
export const inOrderOf = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): readonly Row[] => {
  const places = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ id }: Row) => places.get(id) ?? ids.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** How those that were taken out come back: from the last to the first, each before what followed it. */
export const movesBack = (
  ids: readonly string[],
  taken: readonly string[],
): readonly { readonly itemId: string; readonly beforeId: string }[] => {
  const gone = new Set(taken)
  return ids
    .map((itemId, at) => ({ itemId, beforeId: ids[at + 1] }))
    .toReversed()
    .flatMap(({ itemId, beforeId }) => (gone.has(itemId) && beforeId !== undefined ? [{ itemId, beforeId }] : []))
}
