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

/** What a person reads nothing of: types, styles, statements for the database, errors of the code itself. */
const isUnread = (node: Node): boolean => {
  const { tag, callee } = node as { tag?: Named; callee?: Named }
  if (node.type.startsWith('TS') && node.type.includes('Type')) return true
  if (node.type === TAGGED) return tag?.name !== 'html'
  if (node.type === 'NewExpression') return callee?.name?.endsWith('Error') === true
  return node.type === 'CallExpression' && callee?.object?.name === 'console'
}
type Named = { readonly name?: string; readonly object?: { readonly name?: string } }

const readIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { type, value, quasis } = node as Literal & Partial<Tagged['quasi']>
  if (type !== undefined && isUnread(node as Node)) return []
  const own =
    (type === 'Literal' || type === 'JSXText') && typeof value === 'string'
      ? [value]
      : type === 'TemplateLiteral'
        ? [(quasis ?? []).map((quasi) => quasi.value.cooked).join('$')]
        : []
  return [...own, ...Object.values(node).flatMap(readIn)]
}

/** Every text of several words in a file that may be shown to a person, in one line and without tags; what is filled in is `$`. */
export const proseIn = (file: string, code: string): string[] => {
  const { program } = parseSync(file, code)
  return readIn(program.body.filter(({ type }) => type !== 'ImportDeclaration'))
    .map((text) =>
      text
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}[,.’”)]* [“(]?[\p{L}$]|\$ \p{L}/u.test(text))
}
