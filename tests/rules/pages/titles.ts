import { constantOf, type Place, type Sources } from './evaluate.ts'
import { textOf, wordsAt } from './said.ts'
import {
  bare,
  nameOf,
  nodeAt,
  nodesAt,
  placeOf,
  propertiesOf,
  propertyOf,
  type Node,
  type Row,
  type Source,
} from './source.ts'

/** The path that a function of `paths` makes, with a colon before each parameter. */
const pathOf = (made: Node): string | undefined => {
  const body = bare(nodeAt(made, 'body'))
  const text = textOf(body?.type === 'ConditionalExpression' ? nodeAt(body, 'consequent') : body)
  return text?.replace(/[?#…].*$/u, '').replaceAll(/\{(\w+)\}/gu, ':$1')
}

/** Where the title of a page is: its own, that of the page it is made of, or what it is made with. */
const titleOf = (source: Source, page: Node | undefined, all: Sources): Place | undefined => {
  const node = bare(page)
  const title = propertyOf(node, 'title') ?? propertyOf(node, 'name')
  if (title) return wordsAt({ source, node: title }, all)[0] ?? { source, node: title }
  if (node?.type === 'Identifier') {
    const constant = constantOf(source, nameOf(node), all)
    return constant && titleOf(constant.source, constant.node, all)
  }
  if (node && textOf(node) !== undefined) return { source, node }
  const parts =
    node?.type === 'ObjectExpression'
      ? nodesAt(node, 'properties').flatMap((each) => nodeAt(each, 'argument') ?? [])
      : [...nodesAt(node, 'arguments'), nodeAt(node, 'callee') ?? [], nodeAt(node, 'body') ?? []].flat()
  return parts.map((part) => titleOf(source, part, all)).find(Boolean)
}

const PAGES = /^web\/modules\/([^/]+)\/(.+\/)?pages[.]ts$/u

/** The titles of the app's pages by their paths, and the pages of which none is found. */
export const titlesIn = (read: readonly Source[], all: Sources) => {
  const rows: Row[] = []
  const faults: string[] = []
  for (const source of read) {
    const [, module] = PAGES.exec(source.file) ?? []
    const home = all.get(`web/modules/${module}/module.ts`)
    if (!home) continue
    const paths = constantOf(home, 'paths', all)?.node
    for (const page of propertiesOf(constantOf(source, 'pages', all)?.node)) {
      const title = titleOf(source, nodeAt(page, 'value'), all)
      const made = propertyOf(paths, nameOf(page))
      if (!title) faults.push(`No title is found of the page "${nameOf(page)}" (${source.file})`)
      const words = title && (textOf(title.node) ?? `\`${title.source.text.slice(title.node.start, title.node.end)}\``)
      const where = title ? placeOf(title.source, title.node.start) : ''
      rows.push({ file: source.file, cells: [(made && pathOf(made)) ?? nameOf(page), words ?? '', where] })
    }
  }
  return { rows, faults }
}
