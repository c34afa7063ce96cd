import { SECOND_TAG, ITEM_TAG } from './tags.ts'
import type { SourceRow } from '../contract/rows.ts'
import type { Numbered, Structure } from '../events.ts'

const textIn = (node: Structure, ...path: readonly string[]): string => {
  let at: Structure | undefined = node
  for (const tag of path) at = at?.children.find((child) => child.tag === tag)
  return at?.payload ?? ''
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a citation says, and the title of the source that it points to. */
export const sourceIn = (citation: Numbered, found: (xref: string) => Structure | undefined): SourceRow => {
  const source = citation.pointer === undefined ? undefined : found(citation.pointer)
  const item = textIn(citation, ITEM_TAG)
  const second = textIn(citation, SECOND_TAG)
  return {
    nodeId: citation.id,
    title: source ? textIn(source, 'TITL') || textIn(source, 'ABBR') : (citation.payload ?? ''),
    page: textIn(citation, 'PAGE'),
    text: textIn(citation, 'DATA', 'TEXT') || textIn(citation, 'TEXT'),
    itemId: ID.test(item) ? item : null,
    seconds: /^\d{1,6}$/.test(second) ? Number(second) : null,
  }
}

/** The names of records to which a record's structures point. */
export const pointersIn = (node: Structure): readonly string[] => [
  ...(node.pointer === undefined ? [] : [node.pointer]),
  ...node.children.flatMap(pointersIn),
]
