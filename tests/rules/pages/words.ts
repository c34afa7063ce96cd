import type { Place, Sources } from './evaluate.ts'
import { textOf, wordsAt } from './said.ts'
import { titlesIn } from './titles.ts'
import { byArea, nameOf, nodeAt, nodesAt, placeOf, propertiesOf, type Node, type Row, type Source } from './source.ts'

/** The properties of the constants at the top of a file. */
const entriesOf = ({ body }: Source, name?: string): readonly Node[] =>
  body
    .flatMap((statement) => nodesAt(nodeAt(statement, 'declaration') ?? statement, 'declarations'))
    .filter((constant) => name === undefined || nameOf(constant) === name)
    .flatMap((constant) => propertiesOf(nodeAt(constant, 'init')))

const REFUSALS = /^backend\/(?:modules\/([^/]+)\/contract(?:[.]ts$|\/)|kernel\/words\/refusals[.]ts$)/u

/** The sentence of each refusal of a contract, and the codes that have none. */
const refusalsIn = (contract: readonly Source[]) => {
  const codes = new Set(
    contract.flatMap((source) => ['refusals', 'commonRefusals'].flatMap((name) => entriesOf(source, name))).map(nameOf),
  )
  const rows = contract.flatMap((source) =>
    entriesOf(source).flatMap((entry) => {
      const [code, sentence] = [nameOf(entry), textOf(nodeAt(entry, 'value'))]
      if (sentence === undefined || !codes.has(code)) return []
      return [{ file: source.file, code, cells: [`\`${code}\``, sentence, placeOf(source, entry.start)] }]
    }),
  )
  const said = new Set(rows.map(({ code }) => code))
  return { rows, faults: [...codes].filter((code) => !said.has(code)) }
}

/** The texts at some places, each once, in the order of the code. */
const rowsOf = (source: Source, places: readonly Place[]): readonly Row[] =>
  [...new Map(places.map((place) => [place.node, place])).values()]
    .map((place) => ({ ...place, text: textOf(place.node) ?? '' }))
    .filter(({ text }) => text !== '')
    .map((place) => ({ file: source.file, cells: [place.text, placeOf(place.source, place.node.start)] }))

/** What a function takes by that name, as each of its callers says it. */
const givenAs = (name: string, nodes: readonly Node[]): readonly Node[] => {
  const takes = new Map(
    nodes
      .filter(({ type }) => type === 'VariableDeclarator')
      .map((each) => [
        nameOf(each),
        nodesAt(nodeAt(each, 'init'), 'params').findIndex((param) => nameOf(param) === name),
      ]),
  )
  return nodes.flatMap((node) => {
    const at = node.type === 'CallExpression' ? takes.get(nameOf(nodeAt(node, 'callee'))) : undefined
    return at === undefined ? [] : (nodesAt(node, 'arguments')[at] ?? [])
  })
}

/** What a file says by a property's name: a letter's `subject`, a page's `title`. What is a function is no text. */
const saidAs = (name: string, source: Source, all: Sources): readonly Row[] => {
  if (!source.text.includes(name)) return []
  const { nodes } = source
  const values = nodes
    .filter((node) => node.type === 'Property' && nameOf(node) === name)
    .flatMap((node) => nodeAt(node, 'value') ?? [])
    .filter(({ type }) => !/Function|Pattern/u.test(type))
  return rowsOf(
    source,
    [...values, ...givenAs(name, nodes)].flatMap((node) => wordsAt({ source, node }, all)),
  )
}

const LETTERS = /^(workflows\/|backend\/modules\/[^/]+\/words[.]ts$)/u
const MAILED = /^backend\/modules\/[^/]+\/(answers|here|pages|reached|strength|routes\/.+)[.]ts$/u

/** The page of words that people look for, and what is wrong with them. */
export const wordsOf = (read: readonly Source[]): { readonly page: string; readonly faults: readonly string[] } => {
  const all: Sources = new Map(read.map((source) => [source.file, source]))
  const contracts = Map.groupBy(
    read.filter(({ file }) => REFUSALS.test(file)),
    ({ file }) => REFUSALS.exec(file)?.[1] ?? 'kernel',
  )
  const refusals = [...contracts.values()].map(refusalsIn)
  const saidIn = (files: RegExp, name: string) =>
    read.filter(({ file }) => files.test(file)).flatMap((source) => saidAs(name, source, all))
  const titles = titlesIn(read, all)
  return {
    page: `# Words

Where the words are that somebody read: the sentence of a refusal, the subject of a mail, the title of a page. What stands
in {…} is filled in. \`npm run docs\` makes this page from the code, and a test of \`npm run test:rules\` holds it to that.

## Refusals

By the code of the answer. Those of \`kernel\` may come from any route.

${byArea(
  refusals.flatMap(({ rows }) => rows),
  ['code', 'sentence', 'where'],
)}

## Subjects of mails

${byArea(saidIn(LETTERS, 'subject'), ['subject', 'where'])}

## Titles of pages

Those of the app, by their paths; unless a title says otherwise, the product's name follows.

${byArea(titles.rows, ['path', 'title', 'where'])}

## Titles of pages behind mailed links

The server makes these.

${byArea(saidIn(MAILED, 'title'), ['title', 'where'])}
`,
    faults: [
      ...refusals.flatMap(({ faults }) => faults).map((code) => `No sentence is found of the refusal "${code}"`),
      ...titles.faults,
    ],
  }
}
