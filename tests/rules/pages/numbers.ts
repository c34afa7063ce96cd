import type { Scope } from './evaluate.ts'
import { marksIn, type Mark } from './marks.ts'
import { bodyOf, rateOf, type Numbered } from './routes.ts'
import { byArea, nameOf, nodeAt, placeOf, propertiesOf, type Node, type Row, type Source } from './source.ts'
import { unmarked } from './unmarked.ts'
import { unsaid } from './unsaid.ts'
import { holdsNumber, valueOf } from './values.ts'

/** A row for a mark; where the marked object holds objects, one for each of them. */
const numbersIn = ({ what, name, value }: Mark, scope: Scope): readonly Numbered[] => {
  const { source } = scope
  const row = (words: string, as: string, node: Node): Numbered => ({
    file: source.file,
    what: words,
    value: valueOf(node, as, scope),
    where: placeOf(source, node.start),
  })
  const inner = holdsNumber(value, scope) ? propertiesOf(value) : []
  const areObjects = inner.length > 0 && inner.every((each) => propertiesOf(nodeAt(each, 'value')).length > 0)
  return areObjects
    ? inner.map((each) => row(`${what}: ${nameOf(each)}`, nameOf(each), nodeAt(each, 'value') ?? each))
    : [row(what, name, value)]
}

const SAYS = /@says\b\s*([^]*)$/u
/** Sentences that repeat a number by hand, by what it is: where its value cannot be read, a comment before them says so. */
const repeated = (read: readonly Source[]): ReadonlyMap<string, readonly string[]> => {
  const found = read.flatMap((source) =>
    source.comments.flatMap(({ value, end }) => {
      const what = SAYS.exec(value)?.[1]
        ?.replaceAll(/\s*\n\s*\*?\s*/gu, ' ')
        .trim()
      return what ? [{ what, where: placeOf(source, end + 1) }] : []
    }),
  )
  return new Map(
    [...Map.groupBy(found, ({ what }) => what)].map(([what, each]) => [what, each.map(({ where }) => where)]),
  )
}

const sorted = (numbers: readonly Numbered[]): readonly Row[] =>
  numbers
    .toSorted((a, b) => a.what.localeCompare(b.what))
    .map(({ file, what, value, where }) => ({ file, cells: [what, value, where] }))

/** The page of all numbers that are marked, and what is wrong with the marks. */
export const numbersOf = (read: readonly Source[]): { readonly page: string; readonly faults: readonly string[] } => {
  const all = new Map(read.map((source) => [source.file, source]))
  const files = read.map((source) => ({ scope: { source, all }, ...marksIn(source) }))
  const says = repeated(read)
  const marked = files.flatMap(({ scope, marks }) => marks.flatMap((mark) => numbersIn(mark, scope)))
  const numbers = marked.map((each) => ({ ...each, where: [each.where, ...(says.get(each.what) ?? [])].join(', ') }))
  const unknown = [...says].filter(([what]) => !numbers.some((each) => each.what === what))
  const twice = [...Map.groupBy(numbers, ({ what }) => what)].filter(([, same]) => same.length > 1)
  const found = (what: (node: Node, scope: Scope) => readonly Numbered[]) =>
    sorted(files.flatMap(({ scope }) => scope.source.nodes.flatMap((node) => what(node, scope))))
  return {
    page: `# Numbers

Every number that somebody would look for, with its value and its place. A constant is here because the comment above it
says \`@number\` and what it is. \`npm run docs\` makes this page from the code, and a test of \`npm run test:rules\` holds
it to that. Where a number has more than one place, the first is its own, and the others are sentences that repeat it. What is counted in days is shorter where a day is (\`DAY_MS\`).

## What is bounded, how long things last, how often they are tried

${byArea(sorted(numbers), ['number', 'value', 'where'])}

## How often something may be asked

By the name under which it is counted; by network unless the place says otherwise.

${byArea(found(rateOf), ['limit', 'how often', 'where'])}

## How long a body may be where long words belong

${byArea(found(bodyOf), ['route', 'at most', 'where'])}
`,
    faults: [
      ...files.flatMap(({ faults }) => faults),
      ...files.flatMap(({ scope, marks }) => unmarked(scope, marks)),
      ...read.flatMap(unsaid),
      ...twice.map(
        ([what, same]) => `Said of several numbers: "${what}" (${same.map(({ where }) => where).join(', ')})`,
      ),
      ...unknown.map(([what, where]) => `${where.join(', ')}: this @says names no number: "${what}"`),
    ],
  }
}
