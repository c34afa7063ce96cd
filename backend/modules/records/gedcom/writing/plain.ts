import { childOf, VOID, type GedcomNode } from '../node.ts'

/** What other programs are known to stumble over. */
export type Stumble = 'words-for-a-date' | 'at-sign' | 'age-at-marriage' | 'several-births-or-deaths'

/** What a file for other programs does not hold, and where they may stumble. */
export type PlainReport = {
  /** How many structures of each tag were left out. */
  readonly leftOut: Record<string, number>
  /** The records in question by name; up to {@link MOST_STUMBLES} of each. */
  readonly stumbles: Record<Stumble, string[]>
}

/** @number records named for each thing that other programs stumble over */
export const MOST_STUMBLES = 100

export const plainReport = (): PlainReport => ({
  // A tag may be any word.
  leftOut: Object.create(null) as Record<string, number>,
  stumbles: { 'words-for-a-date': [], 'at-sign': [], 'age-at-marriage': [], 'several-births-or-deaths': [] },
})

/** Leaves out of a record of 5.5.1 what other programs do not know: media, own tags, pointers to nobody. */
export const plain = (record: GedcomNode, report: PlainReport): GedcomNode | undefined => {
  const stumble = (code: Stumble) => {
    const list = report.stumbles[code]
    const name = record.xref ?? record.tag
    if (list.length < MOST_STUMBLES && list.at(-1) !== name) list.push(name)
  }
  const strip = (node: GedcomNode): GedcomNode | undefined => {
    const { tag, payload = '', pointer } = node
    if (tag.startsWith('_') || tag === 'OBJE' || pointer === VOID) {
      report.leftOut[tag] = (report.leftOut[tag] ?? 0) + 1
      return undefined
    }
    if (tag === 'DATE' && payload.startsWith('(')) stumble('words-for-a-date')
    if (payload.includes('@') && !payload.includes('@#')) stumble('at-sign')
    if (tag === 'MARR' && ['HUSB', 'WIFE'].some((partner) => childOf(node, partner))) stumble('age-at-marriage')
    return { ...node, children: node.children.flatMap((child) => strip(child) ?? []) }
  }
  const isTwice = (tag: string) => record.children.filter((child) => child.tag === tag).length > 1
  if (record.tag === 'INDI' && (isTwice('BIRT') || isTwice('DEAT'))) stumble('several-births-or-deaths')
  return strip(record)
}
