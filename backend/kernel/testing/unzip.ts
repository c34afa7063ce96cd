import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

/** The files of a zip in memory, by name, read by its central directory (APPNOTE 6.3). */
export const unzip = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>()
  const end = zip.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [isDeflated, size] = [zip.readUInt16LE(at + 10) === 8, zip.readUInt32LE(at + 20)]
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const name = zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + (nameBytes ?? 0))
    const local = zip.readUInt32LE(at + 42)
    const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    files.set(name, isDeflated ? inflateRawSync(bytes) : bytes)
    at += ENTRY_BYTES + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0)
  }
  return files
}
