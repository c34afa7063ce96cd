const MAKER = 'Apple iOS\0'
const BEGIN = 14
const ENTRY_BYTES = 12
/** @number entries of a phone's own field that are looked at */
const MOST_ENTRIES = 200
const CONTENT_IDENTIFIER = 0x00_11
const ASCII = 2
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What both halves of a picture that moves are called; undefined where it is no such name. */
export const contentIdIn = (text: string): string | undefined => {
  const id = text.replaceAll('\0', '').trim().toLowerCase()
  return UUID.test(id) ? id : undefined
}

/**
 * What a phone wrote into its own field of a picture: a list of fields as TIFF has it (TIFF 6.0, section 2), in which places
 * are counted from the beginning of the field.
 */
export const contentIdOf = (note: Buffer): string | undefined => {
  if (note.length < BEGIN + 2 || note.toString('latin1', 0, MAKER.length) !== MAKER) return undefined
  if (note.toString('latin1', BEGIN - 2, BEGIN) !== 'MM') return undefined
  const n = Math.min(note.readUInt16BE(BEGIN), MOST_ENTRIES)
  for (let at = BEGIN + 2; at + ENTRY_BYTES <= note.length && at < BEGIN + 2 + n * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (note.readUInt16BE(at) !== CONTENT_IDENTIFIER || note.readUInt16BE(at + 2) !== ASCII) continue
    const [length, place] = [note.readUInt32BE(at + 4), note.readUInt32BE(at + 8)]
    return contentIdIn(note.toString('latin1', place, place + Math.min(length, 64)))
  }
  return undefined
}
