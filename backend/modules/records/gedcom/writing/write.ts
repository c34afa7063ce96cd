import { together } from '../conversion/marks.ts'
import { to551 } from '../conversion/to551.ts'
import { to70 } from '../conversion/to70.ts'
import { node, type Dialect, type GedcomNode } from '../node.ts'
import { headFor, type Writer } from './head.ts'
import { linesOfRecord, type WritingNote } from './lines.ts'
import { plainNames } from './names.ts'
import { plain, plainReport, type PlainReport } from './plain.ts'

/**
 * `everything-70` and `everything-551` hold all of a tree, so that it can be read back; `plain-551` is for programs
 * that know nothing beyond the standard.
 */
export type Profile = 'everything-70' | 'everything-551' | 'plain-551'

export type Tree = {
  /** The dialect of its records, where they say none themselves. */
  readonly dialect: Dialect
  readonly head?: GedcomNode | undefined
  /** All but the header, in the order of the file. */
  readonly records: AsyncIterable<GedcomNode> | Iterable<GedcomNode>
  /** The kinds of all records by their names. */
  readonly kinds: { readonly get: (xref: string) => string | undefined; readonly has: (xref: string) => boolean }
}

export type Written = { readonly report: PlainReport; readonly notes: readonly WritingNote[] }

/** @number characters that are gathered before they are handed on */
const PIECE = 65_536

const holdsOther = (node: GedcomNode, dialect: Dialect): boolean =>
  (node.dialect !== undefined && node.dialect !== dialect) || node.children.some((child) => holdsOther(child, dialect))

/**
 * Writes a tree piece by piece: memory, one record and the names that had to be changed.
 * @returns what other programs will miss, and what could not be written
 */
export async function* writeTree(
  profile: Profile,
  { dialect: from, head, records, kinds }: Tree,
  writer: Writer,
): AsyncGenerator<string, Written> {
  const dialect: Dialect = profile === 'everything-70' ? '70' : '551'
  const names = plainNames(kinds)
  const notes: WritingNote[] = []
  const report = plainReport()
  const kindOf = (xref: string) => {
    const kind = kinds.get(xref)
    return kind === 'NOTE' ? 'SNOTE' : kind
  }
  const convert =
    dialect === '70'
      ? to70({ kindOf, fresh: names.fresh }, from)
      : (
          (convert) => (record: GedcomNode) =>
            convert(record).map(together)
        )(to551(kindOf, from))
  /** Most records of a file in its own dialect need no change. */
  const inDialect = (record: GedcomNode): readonly GedcomNode[] =>
    from === dialect && !holdsOther(record, dialect) ? [record] : convert(record)
  const write = (record: GedcomNode): string => {
    const named =
      record.xref === undefined && record.tag !== 'HEAD' && dialect === '70'
        ? { ...record, xref: names.fresh() }
        : record
    const kept = profile === 'plain-551' ? plain(named, report) : named
    return kept
      ? linesOfRecord(kept, {
          dialect,
          nameOf: names.nameOf,
          partsAtU2028: profile === 'plain-551',
          note: (note) => notes.push(note),
        })
      : ''
  }
  let piece = '\ufeff'
  for (const record of inDialect(headFor(dialect, writer, head))) piece += write(record)
  for await (const record of records) {
    if (record.tag === 'HEAD' || record.tag === 'TRLR') continue
    for (const converted of inDialect(record)) piece += write(converted)
    if (piece.length > PIECE) {
      yield piece
      piece = ''
    }
  }
  yield `${piece}${linesOfRecord(node('TRLR'), { dialect, nameOf: names.nameOf })}`
  return { report, notes }
}
