import type { Scope } from './evaluate.ts'
import { nodesAt, placeOf, propertyOf, type Node } from './source.ts'
import { textOf } from './said.ts'
import { calledOf, valueOf } from './values.ts'

/** A number as the page has it: what it is, its value and its place. */
export type Numbered = { readonly file: string; readonly what: string; readonly value: string; readonly where: string }

const RATES = /^limited(On)?$/u

/** How often something may be asked: `limited(kernel, name, points, seconds)`, or the same as an object. */
export const rateOf = (node: Node, scope: Scope): readonly Numbered[] => {
  const given = nodesAt(node, 'arguments')
  const isCall = node.type === 'CallExpression' && RATES.test(calledOf(node)) && given.length >= 4
  const [name, points, seconds] = isCall
    ? given.slice(1)
    : ['name', 'points', 'seconds'].map((key) => propertyOf(node, key))
  const what = isCall || node.type === 'ObjectExpression' ? textOf(name) : undefined
  if (what === undefined || !points || !seconds) return []
  const value = `${valueOf(points, '', scope)} in ${valueOf(seconds, 'seconds', scope)}`
  return [{ file: scope.source.file, what, value, where: placeOf(scope.source, node.start) }]
}

/** How long the body of a route may be where long words belong: `.post(path, longBody(kb), …)`. */
export const bodyOf = (node: Node, scope: Scope): readonly Numbered[] => {
  const given = node.type === 'CallExpression' ? nodesAt(node, 'arguments') : []
  const longer = given.find((each) => each.type === 'CallExpression' && calledOf(each) === 'longBody')
  const [kb] = longer ? nodesAt(longer, 'arguments') : []
  if (!longer || !kb) return []
  const what = `${calledOf(node).toUpperCase()} \`${textOf(given[0]) ?? ''}\``
  return [
    {
      file: scope.source.file,
      what,
      value: `${valueOf(kb, '', scope)} KiB`,
      where: placeOf(scope.source, longer.start),
    },
  ]
}
