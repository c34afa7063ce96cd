import { VOID, type Dialect, type GedcomNode } from '../node.ts'
import { BEHIND, TO } from '../conversion/marks.ts'
import { doubled } from '../reading/payload.ts'

/** @number bytes of a text in one line of GEDCOM 5.5.1: what is longer goes on behind `CONC` */
export const LINE_BYTES = 248

/** Characters that GEDCOM 7 forbids. */
const BANNED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g // oxlint-disable-line no-control-regex -- these are the ones

export type WritingNote = { readonly code: 'banned-characters'; readonly xref: string | undefined }

export type Writing = {
  readonly dialect: Dialect
  /** The name that a record gets in the file; nothing where there is no such record. */
  readonly nameOf: (xref: string) => string | undefined
  /** Whether lines that some programs take for the end of a line become lines of their own. */
  readonly partsAtU2028?: boolean
  readonly note?: (note: WritingNote) => void
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter)
const isMark = (letter: string): boolean => /[\p{M}\u200d]/u.test(letter)

/** Cuts a text for `CONC`: not beside a blank, inside a letter with its marks, or between two `@`. */
export const cut = (text: string, most: number = LINE_BYTES): readonly string[] => {
  if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return [text]
  const parts: string[] = []
  const letters = Array.from(text)
  let from = 0
  let bytes = 0
  let fit: number | undefined
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] as string
    const before = letters[at - 1]
    const isGood = at > from && !isBlank(before) && !isBlank(letter) && !isMark(letter)
    if (isGood && !(before === '@' || letter === '@') && before !== '\u200d') fit = at
    bytes += Buffer.byteLength(letter)
    if (bytes > most && fit !== undefined) {
      parts.push(letters.slice(from, fit).join(''))
      from = fit
      bytes = Buffer.byteLength(letters.slice(from, at + 1).join(''))
      fit = undefined
    }
  }
  parts.push(letters.slice(from).join(''))
  return parts
}

/** Writes a record with all that stands below it, a line each, every line with its end. */
export const linesOfRecord = (record: GedcomNode, writing: Writing): string => {
  const { dialect, nameOf, partsAtU2028 = false, note } = writing
  const out: string[] = []
  const line = (level: number, xref: string | undefined, tag: string, text: string) => {
    // Nothing stands behind an empty tag: some readers refuse the file for a blank.
    out.push(
      `${level}${xref === undefined ? '' : ` @${nameOf(xref) ?? xref}@`} ${tag}${text === '' ? '' : ` ${text}`}\n`,
    )
  }
  const put = (level: number, { tag, xref, pointer, payload = '', children }: GedcomNode) => {
    let text = payload.replaceAll(/\r\n?/g, '\n')
    if (partsAtU2028) text = text.replaceAll(/[\u2028\u2029]/g, '\n')
    const allowed = dialect === '70' ? text.replaceAll(BANNED, '') : text
    if (allowed !== text) note?.({ code: 'banned-characters', xref: record.xref })
    text = allowed
    const lines = doubled(text, dialect).split('\n')
    const [first = '', ...more] = lines
    if (pointer !== undefined) {
      // In GEDCOM 7 a pointer stands alone, and is a name of capitals and digits.
      const name = nameOf(pointer) ?? pointer
      const isName = dialect === '551' || nameOf(pointer) !== undefined || /^[A-Z0-9_]+$/.test(name)
      const isTogether = dialect === '551' && text !== ''
      line(level, xref, tag, `@${isName ? name : VOID}@${isTogether ? ` ${first}` : ''}`)
      if (isTogether) for (const next of more) line(level + 1, undefined, 'CONT', next)
      if (!isName) put(level + 1, { tag: TO, payload: name, children: [] })
      if (dialect === '70' && text !== '') put(level + 1, { tag: BEHIND, payload: text, children: [] })
    } else {
      const parts = (next: string) => (dialect === '551' ? cut(next) : [next])
      for (const [index, next] of lines.entries())
        for (const [n, part] of parts(next).entries())
          if (index === 0 && n === 0) line(level, xref, tag, part)
          else line(level + 1, undefined, n > 0 ? 'CONC' : 'CONT', part)
    }
    for (const child of children) put(level + 1, child)
  }
  put(0, record)
  return out.join('')
}
