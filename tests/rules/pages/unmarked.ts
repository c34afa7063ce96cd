import type { Scope } from './evaluate.ts'
import type { Mark } from './marks.ts'
import { nameOf, nodeAt, nodesAt, placeOf, propertiesOf, within, type Node } from './source.ts'
import { boundsIn, holdsNumber } from './values.ts'

const CONTRACT = /^backend\/(modules\/[^/]+\/contract([.]ts$|\/)|kernel\/(contract|text|words\/bounded)[.]ts$)/u

/** The bounds of a contract that nobody has marked: exported numbers, and literals in schemas. */
export const unmarked = (scope: Scope, marks: readonly Mark[]): readonly string[] => {
  const { source } = scope
  if (!CONTRACT.test(source.file)) return []
  const isMarked = ({ start, end }: Node) => marks.some(({ around }) => around.start <= start && end <= around.end)
  const numbersIn = (node: Node, value: Node | undefined): readonly Node[] => {
    if (isMarked(node) || !holdsNumber(value, scope)) return []
    const inner = propertiesOf(value)
    if (inner.length > 0) return inner.flatMap((each) => numbersIn(each, nodeAt(each, 'value')))
    // What is counted from another constant is that one's number.
    return value && within(value).some(({ type }) => type === 'Identifier') ? [] : [node]
  }
  const exported = source.body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => nodesAt(nodeAt(statement, 'declaration'), 'declarations'))
    .filter((constant) => nameOf(constant) !== 'refusals')
    .flatMap((constant) => numbersIn(constant, nodeAt(constant, 'init')))
  const literals = source.body
    .flatMap((statement) => boundsIn(statement, scope))
    .flatMap(({ call }) => (isMarked(call) ? [] : call))
  return [...exported, ...literals].map(({ start, end }) => {
    const [said = ''] = source.text.slice(start, end).split('\n')
    return `A bound without @number: ${said} (${placeOf(source, start)})`
  })
}
