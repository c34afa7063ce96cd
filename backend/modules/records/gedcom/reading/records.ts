import { decoderOf } from '../charsets/charsets.ts'
import { tagOf } from '../grammar/tags.ts'
import { VOID, type GedcomNode } from '../node.ts'
import { expectedKind } from './expected.ts'
import type { Found, Source } from './inspect.ts'
import { linesOf, LONGEST_LINE, parseLine, type Line } from './lines.ts'
import type { Note } from './notes.ts'
import { pointerIn, undoubled } from './payload.ts'

/** A structure while its lines come in; its payload is not decoded yet. */
type Draft = {
  tag: string
  xref: string | undefined
  pointer: string | undefined
  payload: string | undefined
  children: Draft[]
  line: number
}

/** @number how deep a structure may lie: what is deeper hangs beside the deepest */
export const DEEPEST = 1_000

/** Names for records that share one: the first keeps it. A record named `VOID` gets another name. */
const renames = ({ xrefs, shared, dialect }: Found) => {
  const seen = new Map<string, number>()
  const given = new Map<string, string>()
  const isKept = (xref: string) => !shared.has(xref) && xref !== VOID
  let last = 0
  const nth = (xref: string, index: number): string => {
    if (index === 0 && xref !== VOID) return xref
    const key = `${index} ${xref}`
    let name = given.get(key)
    while (name === undefined || xrefs.has(name)) {
      last += 1
      name = `${xref}D${last}`
    }
    given.set(key, name)
    return name
  }
  return {
    ofRecord: (xref: string): string => {
      if (isKept(xref)) return xref
      const index = seen.get(xref) ?? 0
      seen.set(xref, index + 1)
      return nth(xref, index)
    },
    /** Of several records with one name, a pointer means the first that is what its tag points to. */
    ofPointer: (xref: string, tag: string): string =>
      isKept(xref) || !xrefs.has(xref) || (xref === VOID && dialect === '70')
        ? xref
        : nth(xref, shared.get(xref)?.get(expectedKind(tag) ?? '') ?? 0),
  }
}

/**
 * Reads a file's records one after the other, the header among them. Memory: the record that is being read.
 * @param note is told what was not as it should be
 */
export async function* recordsOf(
  source: Source,
  found: Found,
  note: (note: Note) => void = () => {},
): AsyncGenerator<GedcomNode> {
  const { dialect, joins } = found
  const decode = decoderOf(found.charset)
  const names = renames(found)

  const finished = (draft: Draft): GedcomNode => {
    const { line } = draft
    if (draft.payload !== undefined) {
      let text = decode(draft.payload, {
        fallback: (charset) => note({ code: 'another-charset', line, detail: charset }),
        unknown: (byte) => note({ code: 'unknown-byte', line, detail: byte.toString(16).toUpperCase() }),
      })
      if (text.includes('\0')) {
        note({ code: 'nul', line })
        text = text.replaceAll('\0', '\ufffd')
      }
      const pointer = pointerIn(text)
      const isRecord = pointer && (found.xrefs.has(pointer.xref) || (dialect === '70' && pointer.xref === VOID))
      if (pointer && (isRecord || pointer.behind === '')) {
        if (!isRecord) note({ code: 'dangling-pointer', line, detail: pointer.xref })
        if (pointer.behind !== '') note({ code: 'text-behind-pointer', line })
        draft.pointer = names.ofPointer(pointer.xref, draft.tag)
        text = undoubled(pointer.behind, dialect)
      } else text = undoubled(text, dialect)
      draft.payload = text === '' ? undefined : text
    }
    for (const child of draft.children) finished(child)
    return draft
  }

  let open: { readonly level: number; readonly draft: Draft }[] = []
  let isFirst = true
  const begin = (parsed: Line, line: number, tag: string): GedcomNode | undefined => {
    const draft: Draft = {
      tag,
      xref: undefined,
      pointer: undefined,
      payload: parsed.text || undefined,
      children: [],
      line,
    }
    const { level } = parsed
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop()
    const above = open.at(-1)
    if (above && open.length < DEEPEST) {
      if (level > above.level + 1) note({ code: 'level-jump', line })
      above.draft.children.push(draft)
      open.push({ level, draft })
      return undefined
    }
    if (above) {
      note({ code: 'too-deep', line })
      above.draft.children.push(draft)
      return undefined
    }
    if (level > 0) note({ code: 'level-jump', line })
    if (isFirst && tag !== 'HEAD') note({ code: 'no-head', line })
    isFirst = false
    const before = root
    root = draft
    open = [{ level, draft }]
    if (parsed.xref !== undefined) {
      draft.xref = names.ofRecord(parsed.xref)
      if (draft.xref !== parsed.xref) note({ code: 'repeated-xref', line, detail: parsed.xref })
    } else if (tag !== 'HEAD' && tag !== 'TRLR') note({ code: 'no-xref', line })
    return before && finished(before)
  }
  let root: Draft | undefined
  let last = 0
  let wasLong = false
  for await (const { first, lines } of linesOf(source(), found)) {
    for (const [index, line] of lines.entries()) {
      const number = first + index
      last = number
      if (wasLong) {
        // The rest of a line that was too long to be read at once.
        const at = open.at(-1)?.draft
        if (at) at.payload = (at.payload ?? '') + line
        wasLong = line.length > LONGEST_LINE
        continue
      }
      wasLong = line.length > LONGEST_LINE
      if (wasLong) note({ code: 'long-line', line: number })
      if (line.trim() === '') continue
      const parsed = parseLine(line)
      const tag = parsed && tagOf(parsed.tag)
      if (!parsed || !tag) {
        const at = open.at(-1)?.draft
        note({ code: 'no-level', line: number })
        if (at) at.payload = `${at.payload ?? ''}\n${line}`
        continue
      }
      if (tag !== parsed.tag) note({ code: 'lower-case-tag', line: number })
      if (parsed.spelling.length > 1 && parsed.spelling.startsWith('0')) note({ code: 'level-spelling', line: number })
      if ((tag === 'CONT' || tag === 'CONC') && parsed.level > 0) {
        while (open.length > 1 && (open.at(-1)?.level ?? 0) >= parsed.level) open.pop()
        const at = open.at(-1)?.draft
        if (at) {
          const before = at.payload ?? ''
          const isApart = joins === 'with-blank' && !/\s$/.test(before) && !/^\s/.test(parsed.text)
          at.payload = before + (tag === 'CONT' ? '\n' : isApart ? ' ' : '') + parsed.text
        }
        continue
      }
      const record = begin(parsed, number, tag)
      if (record) yield record
    }
  }
  if (!found.hasEnd) note({ code: 'cut-off', line: last })
  if (root) yield finished(root)
}
