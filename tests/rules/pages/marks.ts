import { nameOf, nodeAt, nodesAt, placeOf, type Node, type Source } from './source.ts'

/** A number of the code that a comment names: `around` is all that the comment stands before. */
export type Mark = { readonly what: string; readonly name: string; readonly value: Node; readonly around: Node }

const MARK = /@number\b\s*([^]*)$/u
/** What it is ends with its sentence; after that the comment says why. */
const wordsOf = (comment: string): string => {
  const said = (MARK.exec(comment)?.[1] ?? '').replaceAll(/\s*\n\s*\*?\s*/gu, ' ').trim()
  return said.replace(/\.(?: [^]*)?$/u, '')
}

/** What the outermost node at a place is called, and what it is set to. */
const valueIn = (node: Node): { readonly name: string; readonly value: Node } => {
  const declared = nodesAt(nodeAt(node, 'declaration') ?? node, 'declarations')[0]
  const init = nodeAt(declared, 'init')
  if (init) return { name: nameOf(declared), value: init }
  const value = nodeAt(node, 'value')
  return node.type === 'Property' && value ? { name: nameOf(node), value } : { name: '', value: node }
}

/** All marks of a file, and those that say nothing or stand before nothing. */
export const marksIn = (source: Source): { readonly marks: readonly Mark[]; readonly faults: readonly string[] } => {
  const marks: Mark[] = []
  const faults: string[] = []
  const said = source.comments.filter(({ value }) => MARK.test(value))
  for (const { value: comment, end } of said) {
    const what = wordsOf(comment)
    const next = end + (/\S/u.exec(source.text.slice(end))?.index ?? 0)
    const around = source.nodes.find(({ start }) => start === next)
    if (around && what) marks.push({ what, around, ...valueIn(around) })
    else faults.push(`${placeOf(source, end)}: this @number says nothing, or stands before nothing`)
  }
  return { marks, faults }
}
