import { BEHIND } from '../conversion/marks.ts'
import { node, type Dialect, type GedcomNode } from '../node.ts'

/** Who writes a file, and when. */
export type Writer = {
  readonly product: string
  readonly version: string
  /** The day, as `2026-11-30`. */
  readonly day: string
}

/** What a header says of the tree and not of the program that wrote it. */
const LASTING = ['SCHMA', 'NOTE', 'SNOTE', 'COPR', 'LANG', 'SUBM', 'PLAC']
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

const exact = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} ${MONTHS[month - 1]} ${year}`
}

const version = (dialect: Dialect): GedcomNode =>
  dialect === '70'
    ? node('GEDC', undefined, [node('VERS', '7.0')], { dialect })
    : node('GEDC', undefined, [node('VERS', '5.5.1'), node('FORM', 'LINEAGE-LINKED')], { dialect })

/** The header of a file of ours; what the old one said of the tree stands behind it in its own dialect. */
export const headFor = (
  dialect: Dialect,
  { product, version: ours, day }: Writer,
  before: GedcomNode | undefined,
): GedcomNode => {
  const lasts = (before?.children ?? []).filter(({ tag }) => LASTING.includes(tag) || tag.startsWith('_'))
  const text = before?.payload
  const made = [
    version(dialect),
    node('SOUR', product, [node('VERS', ours)], { dialect }),
    node('DATE', exact(day), [], { dialect }),
    ...(dialect === '551' ? [node('CHAR', 'UTF-8', [], { dialect })] : []),
    // Some programs write a text into the line of the header itself.
    ...(text !== undefined && dialect === '70' ? [node(BEHIND, text)] : []),
  ]
  return node('HEAD', dialect === '551' ? text : undefined, [...made, ...lasts])
}
