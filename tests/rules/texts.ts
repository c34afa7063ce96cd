import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

type Node = { readonly type: string; readonly start: number; readonly end: number }
type Quasi = { readonly value: { readonly cooked: string } }
type Literal = Node & { readonly value?: unknown; readonly regex?: { readonly pattern: string } }
type Piece = Node & Partial<Quasi>
type Tagged = Node & { readonly quasi: { readonly quasis: readonly Quasi[]; readonly expressions: readonly Node[] } }

const nodesIn = (node: unknown, type: string): Node[] => {
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === type) return [node as Node]
  return Object.values(node).flatMap((each) => nodesIn(each, type))
}

/** What is filled in is `$`, unless it is such a template itself. */
const wordsOf = (node: Node): string => {
  const { quasis, expressions } = (node as Tagged).quasi
  const filled = (at: number) => nodesIn(expressions[at], TAGGED).map(wordsOf).join(' ') || '$'
  return quasis.map(({ value }, at) => value.cooked + (at < expressions.length ? filled(at) : '')).join('')
}
const TAGGED = 'TaggedTemplateExpression'

/** Every SQL text in a file: what the tag `sql` is given, with the fragments that stand within it. */
export const sqlIn = (root: string, file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  if (!text.includes('sql')) return []
  return nodesIn(parseSync(file, text).program, TAGGED)
    .filter(({ start }) => text.startsWith('sql', start))
    .map(wordsOf)
}

/** Every text in a file that is no comment and no import: strings, templates piece by piece, and patterns. */
export const textsIn = (file: string, code: string): string[] => {
  const { program } = parseSync(file, code)
  const within = program.body.filter(({ type }) => type !== 'ImportDeclaration')
  const literals = nodesIn(within, 'Literal') as Literal[]
  const pieces = nodesIn(within, 'TemplateElement') as Piece[]
  return [
    ...literals.flatMap(({ value, regex }) => regex?.pattern ?? (typeof value === 'string' ? value : [])),
    ...pieces.map(({ value }) => value?.cooked ?? ''),
  ]
}
