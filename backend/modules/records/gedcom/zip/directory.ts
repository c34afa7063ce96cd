import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** A file of which any part can be read. */
export type Parts = { readonly size: number; readonly read: (offset: number, length: number) => Promise<Uint8Array> }

export type ZipEntry = {
  /** As the archive names it, with `/` between folders. */
  readonly name: string
  readonly size: number
  readonly packedSize: number
  readonly method: number
  readonly offset: number
  readonly isEncrypted: boolean
}

/** Why an archive cannot be read: `not-a-zip`, `too-many-files`, `too-large`, `encrypted`, `unknown-method`, `damaged`. */
export class ZipProblem extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export type ZipLimits = { readonly files: number; readonly bytes: number }

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** The end of the directory with the longest comment. */
const TAIL = 22 + 65_535
/** @number bytes that one line of an archive's directory may take on average, names included */
const LINE_MAX = 1_024
const STORED = 0
const DEFLATED = 8

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Where the directory lies: at the end of the file, whatever stands before it. */
const directoryOf = async (file: Parts): Promise<{ count: number; size: number; offset: number }> => {
  const length = Math.min(file.size, TAIL)
  const tail = await file.read(file.size - length, length)
  const view = viewOf(tail)
  let at = tail.length - 22
  while (at >= 0 && view.getUint32(at, true) !== END) at -= 1
  if (at < 0) throw new ZipProblem('not-a-zip')
  const found = {
    count: view.getUint16(at + 10, true),
    size: view.getUint32(at + 12, true),
    offset: view.getUint32(at + 16, true),
  }
  if (at < 20 || view.getUint32(at - 20, true) !== LOCATOR_64) return found
  const where = Number(view.getBigUint64(at - 12, true))
  if (where + 56 > file.size) throw new ZipProblem('damaged')
  const wide = viewOf(await file.read(where, 56))
  if (wide.getUint32(0, true) !== END_64) throw new ZipProblem('damaged')
  return {
    count: Number(wide.getBigUint64(32, true)),
    size: Number(wide.getBigUint64(40, true)),
    offset: Number(wide.getBigUint64(48, true)),
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })
/** A name in UTF-8, where it is that, whether or not the archive says so. */
const nameIn = (bytes: Uint8Array): string => {
  try {
    return UTF8.decode(bytes)
  } catch {
    return Buffer.from(bytes).toString('latin1')
  }
}

/** Sizes and place of an entry that are too large for the directory's own fields (Zip64). */
const wideFields = (extra: DataView, narrow: readonly number[]): readonly number[] => {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== 1) continue
    let next = at + 4
    return narrow.map((value) => {
      if (value !== 0xffffffff || next + 8 > extra.byteLength) return value
      next += 8
      return Number(extra.getBigUint64(next - 8, true))
    })
  }
  return narrow
}

/**
 * The files of a zip by its central directory: folders are no files. Nothing is unpacked.
 * @throws ZipProblem
 */
export const entriesOf = async (file: Parts, limits: ZipLimits): Promise<readonly ZipEntry[]> => {
  const { count, size, offset } = await directoryOf(file)
  if (count > limits.files || size > limits.files * LINE_MAX) throw new ZipProblem('too-many-files')
  if (offset + size > file.size) throw new ZipProblem('damaged')
  const bytes = await file.read(offset, size)
  const view = viewOf(bytes)
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new ZipProblem('damaged')
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const next = at + 46 + nameLength + extraLength + commentLength
    if (next > bytes.length) throw new ZipProblem('damaged')
    const extra = viewOf(bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength))
    const narrow = [24, 20, 42].map((field) => view.getUint32(at + field, true))
    const [full = 0, packedSize = 0, place = 0] = wideFields(extra, narrow)
    const name = nameIn(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/')
    const flags = view.getUint16(at + 8, true)
    if (!name.endsWith('/'))
      entries.push({
        name,
        size: full,
        packedSize,
        method: view.getUint16(at + 10, true),
        offset: place,
        isEncrypted: (flags & 1) === 1,
      })
    at = next
  }
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > limits.bytes) throw new ZipProblem('too-large')
  return entries
}

/** @number bytes of an archive that are read at once */
const CHUNK = 65_536

/**
 * The bytes of one file, as they come.
 * @throws ZipProblem `too-large` where more comes out than the directory says
 */
export async function* bytesOf(file: Parts, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new ZipProblem('encrypted')
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new ZipProblem('unknown-method')
  if (entry.offset + 30 > file.size) throw new ZipProblem('damaged')
  const local = viewOf(await file.read(entry.offset, 30))
  if (local.getUint32(0, true) !== LOCAL) throw new ZipProblem('damaged')
  const start = entry.offset + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  if (start + entry.packedSize > file.size) throw new ZipProblem('damaged')
  const packed = async function* () {
    for (let at = 0; at < entry.packedSize; at += CHUNK)
      yield await file.read(start + at, Math.min(CHUNK, entry.packedSize - at))
  }
  if (entry.method === STORED) {
    yield* packed()
    return
  }
  let length = 0
  const inflated = pipeline(Readable.from(packed()), createInflateRaw(), () => 'the loop below tells')
  for await (const chunk of inflated as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > entry.size) throw new ZipProblem('too-large')
    yield chunk
  }
}
