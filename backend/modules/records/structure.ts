import type { Edit, Numbered, Structure } from './events.ts'

/** Numbers a structure and all below it, from `next` on. */
export const numbered = (structure: Structure, next = 0): { readonly node: Numbered; readonly next: number } => {
  let last = next
  const number = ({ children, ...rest }: Structure): Numbered => {
    const id = last
    last += 1
    return { ...rest, id, children: children.map(number) }
  }
  return { node: number(structure), next: last }
}

export const nodesIn = function* (node: Numbered): Generator<Numbered> {
  yield node
  for (const child of node.children) yield* nodesIn(child)
}

export const nodeIn = (node: Numbered, id: number): Numbered | undefined => {
  for (const each of nodesIn(node)) if (each.id === id) return each
  return undefined
}

/** The structure above one, and its place there. */
export const placeIn = (root: Numbered, id: number): { readonly above: Numbered; readonly at: number } | undefined => {
  for (const above of nodesIn(root)) {
    const at = above.children.findIndex((child) => child.id === id)
    if (at !== -1) return { above, at }
  }
  return undefined
}

const changing = (root: Numbered, id: number, change: (node: Numbered) => Numbered): Numbered => {
  if (root.id === id) return change(root)
  const children = root.children.map((child) => changing(child, id, change))
  return children.every((child, index) => child === root.children[index]) ? root : { ...root, children }
}

/** The record after a change; one that names what is not there changes nothing. */
export const applied = (root: Numbered, edit: Edit): Numbered => {
  switch (edit.op) {
    case 'add':
      return changing(root, edit.under, (node) => ({
        ...node,
        children: node.children.toSpliced(edit.at, 0, edit.node),
      }))
    case 'set':
      return changing(root, edit.id, ({ payload: _payload, pointer: _pointer, ...node }) => ({
        ...node,
        ...(edit.payload !== undefined && { payload: edit.payload }),
        ...(edit.pointer !== undefined && { pointer: edit.pointer }),
      }))
    case 'remove': {
      const place = placeIn(root, edit.id)
      if (!place) return root
      return changing(root, place.above.id, (node) => ({ ...node, children: node.children.toSpliced(place.at, 1) }))
    }
    case 'move': {
      const place = placeIn(root, edit.id)
      if (!place) return root
      const moved = place.above.children[place.at] as Numbered
      return changing(root, place.above.id, (node) => ({
        ...node,
        children: node.children.toSpliced(place.at, 1).toSpliced(edit.at, 0, moved),
      }))
    }
  }
}

/** What takes a change back, of the record as it was before it. */
const undoing = (before: Numbered, edit: Edit): Edit | undefined => {
  switch (edit.op) {
    case 'add':
      return { op: 'remove', id: edit.node.id }
    case 'set': {
      const node = nodeIn(before, edit.id)
      return node && { op: 'set', id: edit.id, payload: node.payload, pointer: node.pointer }
    }
    case 'remove': {
      const place = placeIn(before, edit.id)
      return (
        place && { op: 'add', under: place.above.id, at: place.at, node: place.above.children[place.at] as Numbered }
      )
    }
    case 'move': {
      const place = placeIn(before, edit.id)
      return place && { op: 'move', id: edit.id, at: place.at }
    }
  }
}

/** The record after several changes, and what takes them all back. */
export const edited = (
  before: Numbered,
  edits: readonly Edit[],
): { readonly root: Numbered; readonly back: readonly Edit[] } => {
  let root = before
  const back: Edit[] = []
  for (const edit of edits) {
    const undo = undoing(root, edit)
    if (undo) back.unshift(undo)
    root = applied(root, edit)
  }
  return { root, back }
}

/** The highest number of a structure and those below it. */
export const highest = (node: Numbered): number => Math.max(node.id, ...node.children.map(highest))

export const childOf = (node: Numbered, tag: string): Numbered | undefined =>
  node.children.find((child) => child.tag === tag)
export const childrenOf = (node: Numbered, ...tags: readonly string[]): readonly Numbered[] =>
  node.children.filter(({ tag }) => tags.includes(tag))

/** The structure as a file has it. */
export const plainOf = ({ id: _id, children, ...node }: Numbered): Structure => ({
  ...node,
  children: children.map(plainOf),
})

/** Whether two say the same, numbers aside. */
export const isAlike = (one: Numbered, other: Numbered): boolean =>
  one.tag === other.tag &&
  one.pointer === other.pointer &&
  (one.payload ?? '') === (other.payload ?? '') &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => isAlike(child, other.children[index] as Numbered))
