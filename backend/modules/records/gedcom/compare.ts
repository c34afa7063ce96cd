import { createHash } from 'node:crypto'
import { parseDate } from './dates/parse.ts'
import { intervalOf } from './dates/value.ts'
import { textOf, type GedcomNode } from './node.ts'

/** What a date says in days, so that two spellings of one day are alike. */
const dateKey = (node: GedcomNode): string => {
  const phrase = textOf(node, 'PHRASE')
  const value = parseDate(node.payload ?? '', { phrase })
  const interval = value && intervalOf(value)
  if (!value || !interval) return `${node.payload ?? ''}|${phrase ?? ''}`
  const about = value.kind === 'date' ? (value.approximate ?? '') : value.kind
  const isSaid = phrase !== undefined && !parseDate(phrase)
  return `${about}${interval.min ?? ''}-${interval.max ?? ''}${isSaid ? phrase : ''}`
}

/** What a record says, whatever the order of its different parts and the form of its letters. */
export const digestOf = (record: GedcomNode): string => {
  const hash = createHash('sha256')
  const put = (node: GedcomNode, depth: number) => {
    const text = node.tag === 'DATE' ? dateKey(node) : (node.payload ?? '').normalize('NFC').trim()
    hash.update(JSON.stringify([depth, node.tag, node.pointer ?? '', text]))
    const parts = node.children.filter(({ tag }) => tag !== 'CHAN' && !(node.tag === 'DATE' && tag === 'PHRASE'))
    for (const child of parts.toSorted((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0))) put(child, depth + 1)
  }
  put(record, 0)
  return hash.digest('base64url')
}

export type Compared = { readonly same: number; readonly changed: readonly string[]; readonly added: number }

/**
 * What a file would bring to a tree that has some records. A record is found by its name or its `UID`, and where it has
 * neither, by what it says.
 * @param known the digests of the tree's records, by name and by `UID`
 */
export const comparing = () => {
  const byName = new Map<string, string>()
  const byContent = new Map<string, number>()
  const namesOf = (record: GedcomNode): readonly string[] => [
    ...(record.xref === undefined ? [] : [`@${record.xref}`]),
    ...record.children.flatMap(({ tag, payload }) => ((tag === 'UID' || tag === '_UID') && payload ? [payload] : [])),
  ]
  return {
    know: (record: GedcomNode) => {
      const digest = digestOf(record)
      for (const name of namesOf(record)) byName.set(name, digest)
      byContent.set(digest, (byContent.get(digest) ?? 0) + 1)
    },
    compare: (records: Iterable<GedcomNode>): Compared => {
      const left = new Map(byContent)
      let same = 0
      let added = 0
      const changed: string[] = []
      for (const record of records) {
        const digest = digestOf(record)
        const names = namesOf(record)
        const n = left.get(digest) ?? 0
        if (names.some((name) => byName.get(name) === digest) || (names.length === 0 && n > 0)) {
          left.set(digest, n - 1)
          same += 1
        } else if (names.some((name) => byName.has(name))) changed.push(names[0] ?? '')
        else added += 1
      }
      return { same, changed, added }
    },
  }
}
