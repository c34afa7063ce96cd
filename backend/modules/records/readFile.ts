import type { Report, Structure } from './events.ts'
import { comparing } from './gedcom/compare.ts'
import type { Charset } from './gedcom/charsets/charsets.ts'
import { tagOf } from './gedcom/grammar/tags.ts'
import { types70 } from './gedcom/grammar/gedcom70.ts'
import type { GedcomNode } from './gedcom/node.ts'
import { inspect, type Found, type Source } from './gedcom/reading/inspect.ts'
import type { Note } from './gedcom/reading/notes.ts'
import { recordsOf } from './gedcom/reading/records.ts'
import { keyOf } from './ids.ts'
import { countingLiving } from './lenses/living.ts'

/** @number lines that a report names for each thing that was not as it should be */
const MOST_LINES = 20
/** @number tags beyond the standards that a report names */
const MOST_TAGS = 100

/** A record as an import brings it: without its lines in the file, and with the dialect in which it is written. */
export const structureOf = ({ line: _line, children, ...node }: GedcomNode): Structure => ({
  ...node,
  children: children.map(structureOf),
})

/** What a file brings, in its order, each with the name of its stream in the tree. The end of a file is none. */
export async function* broughtBy(
  source: Source,
  found: Found,
  note?: (note: Note) => void,
): AsyncGenerator<{ readonly key: string; readonly place: number; readonly record: Structure }> {
  let place = 0
  for await (const node of recordsOf(source, found, note)) {
    if (node.tag === 'TRLR') continue
    place += 1
    const key = node.tag === 'HEAD' && node.xref === undefined ? 'HEAD' : keyOf(node.xref, place)
    yield { key, place, record: { ...structureOf(node), dialect: found.dialect } }
  }
}

const noting = () => {
  const problems = new Map<string, { n: number; lines: number[]; detail?: string }>()
  return {
    note: ({ code, line, detail }: Note) => {
      const known = problems.get(code) ?? { n: 0, lines: [], ...(detail !== undefined && { detail }) }
      known.n += 1
      if (known.lines.length < MOST_LINES) known.lines.push(line)
      problems.set(code, known)
    },
    list: () => [...problems].map(([code, problem]) => ({ code, ...problem })),
  }
}

const standard = new Set([...types70.values()].flatMap(({ below }) => Object.keys(below)))
const isKnown = (tag: string): boolean =>
  !tag.startsWith('_') && (standard.has(tag) || tagOf(tag.toLowerCase()) === tag)

type Dry =
  | { readonly isGedcom: false; readonly firstLine: string }
  | {
      readonly isGedcom: true
      readonly found: Found
      readonly report: Report
      readonly records: number
      readonly people: number
    }

/**
 * Reads a file to say what it would bring; nothing of it is kept but that.
 * @param charset what somebody chose; empty where nobody did
 * @param known the records that the tree has
 * @param today as a Julian day number
 */
export const readDry = async (
  source: Source,
  charset: string,
  known: AsyncIterable<GedcomNode> | Iterable<GedcomNode>,
  today: number,
): Promise<Dry> => {
  const found = await inspect(source, charset === '' ? undefined : (charset as Charset))
  if (!found.isGedcom) return { isGedcom: false, firstLine: found.firstLine }
  const living = countingLiving(today)
  const { note, list } = noting()
  const unknownTags: Record<string, number> = Object.create(null) as Record<string, number>
  const { know, compare } = comparing()
  for await (const record of known) know(record)
  let [records, people, same] = [0, 0, 0]
  const look = (node: Structure) => {
    if (!isKnown(node.tag) && (node.tag in unknownTags || Object.keys(unknownTags).length < MOST_TAGS))
      unknownTags[node.tag] = (unknownTags[node.tag] ?? 0) + 1
    node.children.forEach(look)
  }
  for await (const { record } of broughtBy(source, found, note)) {
    records += 1
    if (record.tag === 'INDI') people += 1
    living.add(record)
    look(record)
    same += compare([record]).same
  }
  const { producer = '', version = '', dialect, declared = '', isOverruled, lines, samples, hasEnd } = found
  const report: Report = {
    producer,
    version,
    dialect,
    charset: found.charset,
    declared,
    isOverruled,
    lines,
    hasEnd,
    samples,
    records: found.records,
    living: living.count(),
    problems: list(),
    unknownTags: { ...unknownTags },
    same,
  }
  return { isGedcom: true, found, report, records, people }
}
