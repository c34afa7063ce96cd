import { dirname, join } from 'node:path'
import { bare, nameOf, nodeAt, nodesAt, propertyOf, valueAt, type Node, type Source } from './source.ts'

export type Sources = ReadonlyMap<string, Source>
/** A file, and the others that it may import from. */
export type Scope = { readonly source: Source; readonly all: Sources }

const OPERATIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '**': (a, b) => a ** b,
}

const declarationOf = (statement: Node): Node | undefined =>
  statement.type === 'ExportNamedDeclaration' ? nodeAt(statement, 'declaration') : statement

/** A place in the code. */
export type Place = { readonly source: Source; readonly node: Node }

/** A constant at the top of a file, or one that it imports: what it is set to, and where. */
export const constantOf = (source: Source, name: string, all: Sources): Place | undefined => {
  for (const statement of source.body) {
    const declarator = nodesAt(declarationOf(statement), 'declarations').find((each) => nameOf(each) === name)
    const node = nodeAt(declarator, 'init')
    if (node) return { source, node }
    const from = valueAt(nodeAt(statement, 'source'), 'value')
    if (typeof from !== 'string' || !from.startsWith('.')) continue
    const file = all.get(join(dirname(source.file), from))
    const given = nodesAt(statement, 'specifiers').find((each) => nameOf(nodeAt(each, 'local')) === name)
    const isAll = statement.type === 'ExportAllDeclaration'
    const found =
      file && (given || isAll) ? constantOf(file, isAll ? name : nameOf(nodeAt(given, 'imported')), all) : undefined
    if (found) return found
  }
  return undefined
}

/**
 * The number that an expression of literals and constants comes to, also of those that its file imports; undefined where
 * it depends on anything else.
 */
export const numberOf = (expression: Node | undefined, { source, all }: Scope): number | undefined => {
  const node = bare(expression)
  if (!node) return undefined
  const of = (field: string) => numberOf(nodeAt(node, field), { source, all })
  if (node.type === 'Literal') {
    const value = valueAt(node, 'value')
    return typeof value === 'number' ? value : undefined
  }
  if (node.type === 'UnaryExpression' && valueAt(node, 'operator') === '-') {
    const value = of('argument')
    return value === undefined ? undefined : -value
  }
  if (node.type === 'BinaryExpression') {
    const [left, right] = [of('left'), of('right')]
    const operation = OPERATIONS[String(valueAt(node, 'operator'))]
    return left === undefined || right === undefined ? undefined : operation?.(left, right)
  }
  if (node.type === 'Identifier') {
    const constant = constantOf(source, nameOf(node), all)
    return constant && numberOf(constant.node, { source: constant.source, all })
  }
  if (node.type === 'MemberExpression') {
    const constant = constantOf(source, nameOf(nodeAt(node, 'object')), all)
    return (
      constant &&
      numberOf(propertyOf(constant.node, nameOf(nodeAt(node, 'property'))), { source: constant.source, all })
    )
  }
  return undefined
}
