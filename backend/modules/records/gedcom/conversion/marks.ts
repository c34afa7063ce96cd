import { node, type Dialect, type GedcomNode } from '../node.ts'

/**
 * How a file of one dialect carries what only the other can say, so that the way back is exact:
 * - `_FL551_TAG` stands in the place of a structure `TAG` of 5.5.1 that GEDCOM 7 has no place for, and holds it as it
 *   was;
 * - `_FL551_WAS` stands in a structure that GEDCOM 7 says otherwise. It holds the structure of 5.5.1, without those of
 *   its parts that follow after the mark. Empty, it says that there was none.
 * - `_FL551_BEHIND` holds a text that stood behind a pointer, and `_FL551_TO` a pointer to a record that is not there, where
 *   GEDCOM 7 could not write its name.
 *
 * `_FL70_TAG` and `_FL70_WAS` are the same the other way round.
 */
const prefix = (of: Dialect): string => `_FL${of}_`

/** See {@link prefix}. */
export const BEHIND = '_FL551_BEHIND'
export const TO = '_FL551_TO'

export const kept = (of: Dialect, old: GedcomNode): GedcomNode => ({ ...old, tag: `${prefix(of)}${old.tag}` })
export const was = (of: Dialect, old?: GedcomNode): GedcomNode => node(`${prefix(of)}WAS`, undefined, old ? [old] : [])

/** Whether a structure holds one of that dialect as it was; then what it is there. */
export const keptIn = (of: Dialect, { tag, ...rest }: GedcomNode): GedcomNode | undefined =>
  tag.startsWith(prefix(of)) && tag !== `${prefix(of)}WAS` && tag !== BEHIND && tag !== TO
    ? { ...rest, tag: tag.slice(prefix(of).length) }
    : undefined

/** What a structure was in that dialect, and which of its parts follow it: nothing, where it is not marked. */
export const wasIn = (
  of: Dialect,
  { children }: GedcomNode,
): { readonly old: GedcomNode | undefined; readonly rest: readonly GedcomNode[] } | undefined => {
  const at = children.findIndex(({ tag }) => tag === `${prefix(of)}WAS`)
  return at === -1 ? undefined : { old: children[at]?.children[0], rest: children.slice(at + 1) }
}

/** What stood behind a pointer comes back to its line, and the name of a record that is not there to its pointer. */
export const together = (node: GedcomNode): GedcomNode => {
  if (node.children.length === 0) return node
  const [behind, to] = [BEHIND, TO].map((tag) => node.children.find((child) => child.tag === tag))
  const children = node.children.filter((child) => child !== behind && child !== to).map(together)
  return {
    ...node,
    children,
    ...(behind && { payload: behind.payload }),
    ...(to && { pointer: to.payload }),
  }
}
