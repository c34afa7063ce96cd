/** Which memories are chosen; `anchor` is the one that a range goes out from. */
export type Chosen = { readonly ids: ReadonlySet<string>; readonly anchor: string | undefined }
export const NONE: Chosen = { ids: new Set(), anchor: undefined }

/** Takes one in, or out again. */
export const toggled = ({ ids }: Chosen, id: string): Chosen => {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return { ids: next, anchor: id }
}

/** Takes in all from the last one that was pressed to this one, as they stand in the list. */
export const reached = (chosen: Chosen, id: string, list: readonly string[]): Chosen => {
  const [from, to] = [list.indexOf(chosen.anchor ?? id), list.indexOf(id)]
  if (from === -1 || to === -1) return toggled(chosen, id)
  const between = list.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: new Set([...chosen.ids, ...between]), anchor: chosen.anchor ?? id }
}

/** What went from the list is not chosen any more. */
export const still = (chosen: Chosen, list: ReadonlySet<string>): Chosen => {
  const ids = [...chosen.ids].filter((id) => list.has(id))
  return ids.length === chosen.ids.size ? chosen : { ...chosen, ids: new Set(ids) }
}
