import { readFileSync } from 'node:fs'
import { comparing } from '../../../backend/modules/records/gedcom/compare.ts'
import { parseDate } from '../../../backend/modules/records/gedcom/dates/parse.ts'
import { intervalOf } from '../../../backend/modules/records/gedcom/dates/value.ts'
import { writeDate } from '../../../backend/modules/records/gedcom/dates/write.ts'
import type { GedcomNode } from '../../../backend/modules/records/gedcom/node.ts'
import { inspect } from '../../../backend/modules/records/gedcom/reading/inspect.ts'
import { canonical } from '../../../backend/modules/records/gedcom/testing/canonical.ts'
import {
  inPieces,
  partsOf,
  readTree,
  writtenAs,
  type Read,
} from '../../../backend/modules/records/gedcom/testing/memory.ts'
import { bytesOf } from '../../../backend/modules/records/gedcom/zip/directory.ts'
import { findingIn, localName, openGedzip, writeGedzip } from '../../../backend/modules/records/gedcom/zip/gedzip.ts'
import { Readable } from 'node:stream'
import type { Tables } from './official.ts'

/** What became of one file: each rule of the round trip, and what breaks it. */
export type Trip = {
  readonly file: string
  readonly lines: number
  readonly broken: readonly string[]
  readonly said: readonly string[]
}

const gather = async (chunks: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
const firstDifference = (one: string, other: string): string => {
  const [a, b] = [one.split('\n'), other.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  return `${at}: ${(a[at] ?? '').slice(0, 80)} / ${(b[at] ?? '').slice(0, 80)}`
}
/** GEDCOM 7 forbids control characters, which are left out and listed; in the canonical text they are escaped. */
const withoutBanned = (text: string): string =>
  text.replaceAll(/\\u00(?:0[0-8bce-f]|1[0-9a-f]|7f)|\\[bf]|[\u007f-\u009f]/g, '')

const canonicalOf = async (bytes: Buffer) => canonical(bytes, (await readTree(bytes)).found)
const kindsOf = ({ records }: Read) => {
  const kinds = new Map(records.flatMap(({ xref, tag }) => (xref === undefined ? [] : [[xref, tag] as const])))
  return (xref: string) => kinds.get(xref)
}

const datesIn = (node: GedcomNode): readonly string[] => [
  ...(node.tag === 'DATE' && node.payload ? [node.payload] : []),
  ...node.children.flatMap(datesIn),
]

/** Dates of a file of GEDCOM 7 that are not read, not written back, or end before they begin. */
const oddDates = ({ found, records }: Read): readonly string[] =>
  found.dialect === '551'
    ? []
    : records.flatMap(datesIn).filter((text) => {
        const value = parseDate(text)
        if (!value || value.isLenient || writeDate(value, '70')?.payload !== text) return true
        const { min = -Infinity, max = Infinity } = intervalOf(value) ?? {}
        return min > max
      })

const editsOf = (read: Read): Read | undefined => {
  const person = read.records.find(
    ({ tag, children }) => tag === 'INDI' && children.some((child) => child.tag === 'NAME'),
  )
  if (!person) return undefined
  const children = person.children.map((child, index) =>
    index === person.children.findIndex(({ tag }) => tag === 'NAME') ? { ...child, payload: 'Edited /Name/' } : child,
  )
  return { ...read, records: read.records.map((record) => (record === person ? { ...person, children } : record)) }
}

const mediaTrip = async (bytes: Buffer, read: Read): Promise<readonly string[]> => {
  const { media } = await openGedzip(partsOf(bytes), { files: 10_000, bytes: 1_000_000_000 })
  const find = findingIn(media)
  const broken: string[] = []
  const files = (node: GedcomNode): readonly string[] => [
    ...(node.tag === 'FILE' && node.payload ? [node.payload] : []),
    ...node.children.flatMap(files),
  ]
  for (const file of read.records.flatMap(files))
    if (localName(file) !== undefined && !find(file)) broken.push(`R5 no ${file}`)
  const contents = await Promise.all(
    media.map(async (entry) => ({ name: entry.name, bytes: await gather(bytesOf(partsOf(bytes), entry)) })),
  )
  async function* tree() {
    yield (await writtenAs('everything-70', read)).bytes.toString()
  }
  const again = await gather(
    writeGedzip(
      tree(),
      contents.map(({ name, bytes }) => ({ name, open: async () => Readable.from([bytes]) })),
      new Date(0),
    ),
  )
  const { media: after } = await openGedzip(partsOf(again), { files: 10_000, bytes: 1_000_000_000 })
  for (const { name, bytes: before } of contents) {
    const entry = after.find((one) => one.name === name)
    if (!entry || !(await gather(bytesOf(partsOf(again), entry))).equals(before)) broken.push(`R5 ${name} differs`)
  }
  return broken
}

/** Reads a file, writes it in both dialects, and reads that again. */
export const tripOf = async (file: string, tables: Tables | undefined): Promise<Trip | undefined> => {
  const whole = readFileSync(file)
  const isZip = whole.subarray(0, 2).toString() === 'PK'
  const bytes = isZip
    ? await gather(
        bytesOf(partsOf(whole), (await openGedzip(partsOf(whole), { files: 10_000, bytes: 1_000_000_000 })).gedcom),
      )
    : whole
  const first = await inspect(inPieces(bytes))
  if (!first.isGedcom) return undefined
  const read = await readTree(bytes)
  const { dialect } = read.found
  const broken: string[] = []
  const expectSame = (rule: string, one: string, other: string) => {
    if (one !== other) broken.push(`${rule} ${firstDifference(one, other)}`)
  }
  const said = canonical(bytes, read.found)
  const [own, other] =
    dialect === '70' ? (['everything-70', 'everything-551'] as const) : (['everything-551', 'everything-70'] as const)
  const same = (await writtenAs(own, read)).bytes
  expectSame('R1', said, await canonicalOf(same))
  const over = await readTree((await writtenAs(other, read)).bytes)
  expectSame('R2', withoutBanned(said), withoutBanned(await canonicalOf((await writtenAs(own, over)).bytes)))
  const of70 = dialect === '70' ? await readTree(same) : over
  const before = new Set(dialect === '70' ? tables?.(read.records, kindsOf(read)) : [])
  const breaches = tables?.(of70.records, kindsOf(of70)).filter((breach) => !before.has(breach)) ?? []
  if (breaches.length > 0) broken.push(`R3 ${breaches.length}: ${breaches[0]}`)
  const edited = editsOf(read)
  if (edited) {
    const [a, b] = [said.split('\n'), (await canonicalOf((await writtenAs(own, edited)).bytes)).split('\n')]
    const changed = a.length === b.length ? a.filter((line, index) => line !== b[index]).length : Infinity
    if (changed !== 1) broken.push(`R4 ${changed} lines changed`)
  }
  if (isZip) broken.push(...(await mediaTrip(whole, read)))
  const { know, compare } = comparing()
  read.records.forEach(know)
  const again = compare((await readTree(bytes)).records)
  if (again.added + again.changed.length > 0) broken.push(`R6 ${again.added} new, ${again.changed.length} changed`)
  const dates = oddDates(read)
  return {
    file,
    lines: read.found.lines,
    broken,
    said: [
      ...new Set(read.notes.map(({ code }) => code)),
      ...(dates.length > 0 ? [`${dates.length} dates otherwise than the standard, as ${dates[0]}`] : []),
    ],
  }
}
