import type { Charset } from '../charsets/charsets.ts'
import type { GedcomNode } from '../node.ts'
import { inspect, type Found, type Source } from '../reading/inspect.ts'
import type { Note } from '../reading/notes.ts'
import { recordsOf } from '../reading/records.ts'
import type { Parts } from '../zip/directory.ts'
import { writeTree, type Profile, type Written } from '../writing/write.ts'

/** Bytes in pieces, as a file comes; the pieces of a test are small enough to cut lines and letters. */
export const inPieces = (bytes: Uint8Array, size = 65_536): Source =>
  function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }

export type Read = { readonly found: Found; readonly records: readonly GedcomNode[]; readonly notes: readonly Note[] }

/** Reads a whole tree into memory. */
export const readTree = async (bytes: Uint8Array, chosen?: Charset, size?: number): Promise<Read> => {
  const source = inPieces(bytes, size)
  const found = await inspect(source, chosen)
  if (!found.isGedcom) throw new Error(`No GEDCOM: ${found.firstLine}`)
  const notes: Note[] = []
  const records: GedcomNode[] = []
  for await (const record of recordsOf(source, found, (note) => notes.push(note))) records.push(record)
  return { found, records, notes }
}

/** Writes a tree that was read. */
export const writtenAs = async (
  profile: Profile,
  { found, records }: Pick<Read, 'found' | 'records'>,
): Promise<Written & { readonly bytes: Buffer }> => {
  const kinds = new Map(records.flatMap(({ xref, tag }) => (xref === undefined ? [] : [[xref, tag] as const])))
  const head = records.find(({ tag }) => tag === 'HEAD')
  const writer = { product: 'EVERHEARTH', version: '1', day: '2026-11-30' }
  const pieces = writeTree(profile, { dialect: found.dialect, head, records, kinds }, writer)
  let text = ''
  for (;;) {
    const step = await pieces.next()
    if (step.done) return { ...step.value, bytes: Buffer.from(text) }
    text += step.value
  }
}

/** A file in memory, of which any part can be read. */
export const partsOf = (bytes: Uint8Array): Parts => ({
  size: bytes.length,
  read: async (offset, length) => bytes.subarray(offset, offset + length),
})
