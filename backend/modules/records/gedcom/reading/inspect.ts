import { charsetNamed, decoderOf, isAsciiText, isUtf16, isUtf8Text, type Charset } from '../charsets/charsets.ts'
import { tagOf } from '../grammar/tags.ts'
import type { Dialect } from '../node.ts'
import { linesOf, parseLine } from './lines.ts'

/** A file, which can be read again from its beginning. */
export type Source = () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** What is known of a file before its records are read. Holds the names of all its records: some 100 bytes each. */
export type Found = {
  readonly isGedcom: true
  readonly dialect: Dialect
  /** What it calls its version, as `5.5.1`. */
  readonly version: string | undefined
  readonly producer: string | undefined
  readonly charset: Charset
  /** The set that the file names, as it names it. */
  readonly declared: string | undefined
  /** Whether the file says one set, and its bytes another. */
  readonly isOverruled: boolean
  /** Bytes before the first line: a byte order mark. */
  readonly skip: number
  /** How a text goes on after `CONC`: as it stands, or after a blank that the program dropped. */
  readonly joins: 'as-is' | 'with-blank'
  readonly lines: number
  readonly records: Readonly<Record<string, number>>
  /** The kinds of the records by their names. */
  readonly xrefs: ReadonlyMap<string, string>
  /** The names that several records share: which of them is the first of its kind, counted from 0. */
  readonly shared: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** Up to three names with letters beyond ASCII, as this set reads them. */
  readonly samples: readonly string[]
  /** Whether the last line is that of a file that was not cut off. */
  readonly hasEnd: boolean
}
export type NotGedcom = { readonly isGedcom: false; readonly firstLine: string }

/** @number names shown of a file, in letters of its set, before it is read */
export const SAMPLES = 3
/** @number characters that are quoted of a file that is no GEDCOM */
const QUOTED = 80
/** Programs known to drop the blank at which they break a line. */
const DROPPING = /find\s?my\s?past/i

const startOf = async (source: Source): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const chunk of source()) {
    parts.push(chunk)
    length += chunk.length
    if (length >= 4) break
  }
  return Buffer.concat(parts).subarray(0, 4)
}

/** What the first bytes say: a byte order mark, or the `0` of the first line in two bytes. */
const marked = (start: Buffer): { charset?: Charset; skip: number } => {
  const hex = start.toString('hex')
  if (hex.startsWith('efbbbf')) return { charset: 'utf-8', skip: 3 }
  if (hex.startsWith('fffe')) return { charset: 'utf-16le', skip: 2 }
  if (hex.startsWith('feff')) return { charset: 'utf-16be', skip: 2 }
  if (hex.startsWith('3000')) return { charset: 'utf-16le', skip: 0 }
  if (hex.startsWith('0030')) return { charset: 'utf-16be', skip: 0 }
  return { skip: 0 }
}

/** Counts texts beyond ASCII, and how many of them are UTF-8; parts of one text are put together first. */
const countsOfTexts = () => {
  let text = ''
  const counts = { beyondAscii: 0, utf8: 0 }
  const close = () => {
    if (!isAsciiText(text)) {
      counts.beyondAscii += 1
      if (isUtf8Text(text)) counts.utf8 += 1
    }
  }
  return {
    counts,
    close,
    add: (line: string) => {
      const more = /^\s*\d+ CONC (.*)/s.exec(line)
      if (more) text += more[1]
      else {
        close()
        text = line
      }
    },
  }
}

/**
 * Reads a file once from beginning to end to find its dialect and its set, and the names of its records.
 * @param chosen a set that a person has chosen instead of what the file says
 */
export const inspect = async (source: Source, chosen?: Charset): Promise<Found | NotGedcom> => {
  const { charset: bySign, skip } = marked(await startOf(source))
  const head = { charset: undefined as string | undefined, version: undefined as string | undefined, producer: '' }
  const records: Record<string, number> = {}
  const xrefs = new Map<string, string>()
  const shared = new Map<string, Map<string, number>>()
  const times = new Map<string, number>()
  const texts = countsOfTexts()
  const rawNames: string[] = []
  let count = 0
  let firstLine: string | undefined
  let path: string[] = []
  let lastTag = ''
  let isHead = false
  for await (const { first, lines } of linesOf(source(), { charset: bySign ?? 'utf-8', skip })) {
    count = first + lines.length - 1
    for (const line of lines) {
      if (!isHead && line.charCodeAt(0) > 0x30 && line.charCodeAt(0) < 0x3a) {
        // Nothing is asked of the lines inside a record but their letters.
        if (isUtf16(bySign ?? 'utf-8')) continue
        texts.add(line)
        if (rawNames.length < SAMPLES && !isAsciiText(line) && line.startsWith('1 NAME ')) rawNames.push(line.slice(7))
        continue
      }
      if (line.trim() === '') continue
      const parsed = parseLine(line)
      if (firstLine === undefined) {
        firstLine = line
        if (!parsed || tagOf(parsed.tag) === undefined) return { isGedcom: false, firstLine: line.slice(0, QUOTED) }
      }
      texts.add(line)
      if (!parsed) continue
      const { level, xref, tag, text } = parsed
      if (level > 0) {
        if (isHead) {
          path = [...path.slice(0, level - 1), tag.toUpperCase()]
          const at = path.join('.')
          if (at === 'CHAR') head.charset ??= text.trim()
          if (at === 'GEDC.VERS') head.version ??= text.trim()
          if (at === 'SOUR') head.producer ||= text.trim()
        }
        continue
      }
      const kind = tag.toUpperCase()
      isHead = kind === 'HEAD'
      path = []
      lastTag = kind
      records[kind] = (records[kind] ?? 0) + 1
      if (xref === undefined) continue
      const before = xrefs.get(xref)
      if (before === undefined) xrefs.set(xref, kind)
      else {
        const kinds = shared.get(xref) ?? new Map([[before, 0]])
        const n = (times.get(xref) ?? 0) + 1
        if (!kinds.has(kind)) kinds.set(kind, n)
        shared.set(xref, kinds)
        times.set(xref, n)
      }
    }
  }
  texts.close()
  if (firstLine === undefined) return { isGedcom: false, firstLine: '' }
  const dialect: Dialect = head.version?.startsWith('7') ? '70' : '551'
  const declared = head.charset === undefined ? undefined : charsetNamed(head.charset)
  const { beyondAscii, utf8 } = texts.counts
  const isAllUtf8 = beyondAscii > 0 && utf8 === beyondAscii
  const charset = chosen ?? bySign ?? (declared === undefined || isAllUtf8 || dialect === '70' ? 'utf-8' : declared)
  const decode = decoderOf(charset)
  return {
    isGedcom: true,
    dialect,
    version: head.version,
    producer: head.producer || undefined,
    charset,
    declared: head.charset,
    isOverruled: declared !== undefined && declared !== 'ascii' && declared !== charset && !isUtf16(charset),
    skip,
    joins: DROPPING.test(head.producer) ? 'with-blank' : 'as-is',
    lines: count,
    records,
    xrefs,
    shared,
    samples: rawNames.map((name) => decode(name, { fallback: () => {}, unknown: () => {} })),
    hasEnd: lastTag === 'TRLR',
  }
}
