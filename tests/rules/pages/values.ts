import { numberOf, type Scope } from './evaluate.ts'
import { hasUnit, inWords, isUnit } from './inWords.ts'
import { bare, nameOf, nodeAt, nodesAt, propertiesOf, valueAt, within, type Node } from './source.ts'

const AT_MOST = /^(max\w+|lines?|words|label|bounded|storedName|text)$/u
const AT_LEAST = /^min\w+$/u
const NAMED = /^(Identifier|MemberExpression)$/u

/** What is called, without what it is called on. */
export const calledOf = (call: Node): string => {
  const callee = nodeAt(call, 'callee')
  return nameOf(nodeAt(callee, 'property') ?? callee)
}

/**
 * The calls in a schema that hold a text, a number or a list within a bound. That something is there at all is none, and
 * a constant says its bound itself.
 */
export const boundsIn = (node: Node, scope: Scope): readonly { readonly call: Node; readonly words: string }[] =>
  within(node)
    .filter(({ type }) => type === 'CallExpression')
    .flatMap((call) => {
      const [bound] = nodesAt(call, 'arguments')
      const n = bound && !NAMED.test(bound.type) ? numberOf(bound, scope) : undefined
      if (n === undefined) return []
      if (AT_MOST.test(calledOf(call))) return [{ call, words: `at most ${n.toLocaleString('en')}` }]
      return AT_LEAST.test(calledOf(call)) && n > 1 ? [{ call, words: `at least ${n.toLocaleString('en')}` }] : []
    })

/** Whether it is a number, or a list or an object with one in it. */
export const holdsNumber = (node: Node | undefined, scope: Scope): boolean =>
  numberOf(node, scope) !== undefined ||
  [...nodesAt(bare(node), 'elements'), ...propertiesOf(node).flatMap((each) => nodeAt(each, 'value') ?? [])].some(
    (each) => holdsNumber(each, scope),
  )

/** The values in a list or an object, each with the unit of its own name, or of what holds it. */
const partsOf = (node: Node, name: string, scope: Scope): readonly string[] => [
  ...nodesAt(node, 'elements').map((element) => valueOf(element, name, scope)),
  ...propertiesOf(node).flatMap((property) => {
    const [key, value] = [nameOf(property), nodeAt(property, 'value')]
    if (!value || key === 'name') return []
    const words = valueOf(value, hasUnit(key) ? key : name, scope)
    return isUnit(key) ? words : `${key} ${words}`
  }),
]

/**
 * The value of a constant of that name: evaluated with its unit where that can be, how many there are of what holds no
 * numbers, and otherwise as it is written.
 */
export const valueOf = (expression: Node, name: string, scope: Scope): string => {
  const node = bare(expression) ?? expression
  const written = scope.source.text.slice(node.start, node.end)
  const n = numberOf(node, scope)
  if (n !== undefined) return inWords(n, name) ?? written
  if (node.type === 'Literal') return String(valueAt(node, 'value'))
  const bounds = boundsIn(node, scope)
  if (bounds.length > 0) return bounds.map(({ words }) => words).join(', ')
  const [elements, properties] = [nodesAt(node, 'elements'), propertiesOf(node)]
  if (elements.length + properties.length > 0) {
    if (holdsNumber(node, scope)) return partsOf(node, name, scope).join(', ')
    return [elements.length + properties.length, properties.map(nameOf).join(', ')].filter(Boolean).join(': ')
  }
  const usual = nodeAt(
    within(node).find(({ type }) => type === 'AssignmentPattern'),
    'right',
  )
  return usual ? `${valueOf(usual, name, scope)} unless said` : `\`${written}\``
}
