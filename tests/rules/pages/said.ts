import { constantOf, type Place, type Sources } from './evaluate.ts'
import { bare, nameOf, nodeAt, nodesAt, propertyOf, valueAt, within, type Node, type Source } from './source.ts'

/** What is filled into a sentence: `{author}` by its last name, `{is/are}` where it is one of two texts. */
const filledIn = (node: Node): string => {
  const ways = ['consequent', 'alternate'].flatMap((field) => textOf(nodeAt(node, field)) || [])
  if (ways.length > 0) return `{${ways.join('/')}}`
  const said = node.type === 'CallExpression' ? nodesAt(node, 'arguments')[0] : node
  const name = nameOf(nodeAt(said, 'property') ?? said)
  return name === '' ? '…' : `{${name}}`
}

/** A text as it is written, with names in the places of what is filled in; undefined for what is none. */
export const textOf = (expression: Node | undefined): string | undefined => {
  const node = bare(expression)
  const value = valueAt(node, 'value')
  if (node?.type === 'Literal') return typeof value === 'string' ? value : undefined
  if (node?.type !== 'TemplateLiteral') return undefined
  const filled = nodesAt(node, 'expressions').map(filledIn)
  const pieces = nodesAt(node, 'quasis').map((piece) => Object(valueAt(piece, 'value')) as { readonly cooked: string })
  return pieces.map(({ cooked }, at) => `${cooked}${filled[at] ?? ''}`).join('')
}

/** What a function gives back, in each of its ways. */
const givenBack = (node: Node): readonly Node[] => {
  const body = nodeAt(node, 'body')
  if (body?.type !== 'BlockStatement') return body ? [body] : []
  return within(body).flatMap((each) => (each.type === 'ReturnStatement' ? (nodeAt(each, 'argument') ?? []) : []))
}

const PARTS: Readonly<Record<string, readonly string[]>> = {
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['left', 'right'],
  BinaryExpression: ['left', 'right'],
  ChainExpression: ['expression'],
}

/** What a name stands for: the variable above, a constant of this file or another, or what a letter of the file has so. */
const namedBy = (source: Source, at: Node, all: Sources): readonly Place[] => {
  const name = nameOf(at)
  const above = source.nodes.findLast(
    (each) => each.type === 'VariableDeclarator' && nameOf(each) === name && each.end < at.start,
  )
  const init = nodeAt(above, 'init')
  if (init) return [{ source, node: init }]
  const constant = constantOf(source, name, all)
  if (constant) return [constant]
  return source.nodes
    .filter((each) => each.type === 'Property' && nameOf(each) === name)
    .flatMap((each) => nodeAt(each, 'value') ?? [])
    .map((node) => ({ source, node }))
}

/**
 * Where the words are that stand at a place: there, in the variable or the constant that is named, or in the function
 * that is asked for them, be it in another file.
 */
export const wordsAt = (place: Place, all: Sources, seen = new Set<Node>()): readonly Place[] => {
  const { source } = place
  const node = bare(place.node) ?? place.node
  if (seen.has(node)) return []
  seen.add(node)
  const each = (places: readonly Place[]) => places.flatMap((next) => wordsAt(next, all, seen))
  const of = (...parts: readonly (Node | undefined)[]) =>
    each(parts.flatMap((part) => (part ? { source, node: part } : [])))
  if (textOf(node) !== undefined) return [{ source, node }]
  const parts = PARTS[node.type]
  if (parts) return of(...parts.map((field) => nodeAt(node, field)))
  if (/Function/u.test(node.type)) return of(...givenBack(node))
  if (node.type === 'Identifier') return each(namedBy(source, node, all))
  if (node.type === 'MemberExpression') {
    const object = constantOf(source, nameOf(nodeAt(node, 'object')), all)
    const value = propertyOf(object?.node, nameOf(nodeAt(node, 'property')))
    return object && value ? each([{ source: object.source, node: value }]) : []
  }
  if (node.type !== 'CallExpression') return []
  return of(nodesAt(node, 'arguments').find((given) => textOf(given) !== undefined) ?? nodeAt(node, 'callee'))
}
