import { isUtf16, type Charset } from '../charsets/charsets.ts'

/** @number longest line that is read as one, in characters: what is behind is read as if it continued it */
export const LONGEST_LINE = 8_388_608

/** Some lines that follow each other, and the number of the first. */
export type Lines = { readonly first: number; readonly lines: readonly string[] }

/**
 * Splits a file into lines at LF, CR or CR LF. A line is a string of one character a byte, so that a letter that was
 * cut in two by `CONC` can be put together again before it is decoded; of UTF-16, a character a code unit.
 * Memory: one chunk and the longest line.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { charset, skip }: { readonly charset: Charset; readonly skip: number },
): AsyncGenerator<Lines> {
  const text = isUtf16(charset) ? utf16Text(charset) : (bytes: Buffer) => bytes.toString('latin1')
  let first = 1
  let left = skip
  let begun: string[] = []
  let begunLength = 0
  let endsInCr = false
  for await (const chunk of chunks) {
    const bytes = Buffer.from(
      chunk.buffer,
      chunk.byteOffset + Math.min(left, chunk.length),
      Math.max(0, chunk.length - left),
    )
    left = Math.max(0, left - chunk.length)
    let piece = text(bytes)
    if (piece === '') continue
    if (endsInCr && piece.startsWith('\n')) piece = piece.slice(1)
    endsInCr = piece.endsWith('\r')
    const lines = piece.includes('\r') ? piece.split(/\r\n|\r|\n/) : piece.split('\n')
    const last = lines.pop() as string
    if (lines.length > 0) {
      lines[0] = begun.join('') + lines[0]
      begun = []
      begunLength = 0
      yield { first, lines }
      first += lines.length
    }
    begun.push(last)
    begunLength += last.length
    if (begunLength > LONGEST_LINE) {
      yield { first, lines: [begun.join('')] }
      first += 1
      begun = []
      begunLength = 0
    }
  }
  const rest = begun.join('')
  if (rest !== '') yield { first, lines: [rest] }
}

/** Reads UTF-16 chunk by chunk; a chunk may end amid a unit. */
const utf16Text = (charset: Charset) => {
  let odd = Buffer.alloc(0)
  return (chunk: Buffer): string => {
    const bytes = odd.length > 0 ? Buffer.concat([odd, chunk]) : chunk
    const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
    odd = Buffer.from(bytes.subarray(even.length))
    return charset === 'utf-16le' ? even.toString('utf16le') : Buffer.from(even).swap16().toString('utf16le')
  }
}

/** A line that says what it is: `level [@xref@] tag [text]`. The text begins after exactly one blank. */
export type Line = {
  readonly level: number
  /** As it was written, where that is not how numbers are. */
  readonly spelling: string
  readonly xref: string | undefined
  readonly tag: string
  readonly text: string
}

const FORM = /^[\s\uFEFF]*(\d{1,9})(?:[ \t]*@([^@]+)@[ \t]*|[ \t]+)([A-Za-z_][\w-]*)(?:[ \t](.*))?$/s

export const parseLine = (line: string): Line | undefined => {
  const found = FORM.exec(line)
  if (!found) return undefined
  const [, spelling, xref, tag, text = ''] = found as unknown as [string, string, string | undefined, string, string?]
  return { level: Number(spelling), spelling, xref, tag, text }
}
