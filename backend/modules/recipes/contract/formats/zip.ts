/** An archive's directory says what is in it; a file of it is read when it is asked for. */
export type ZipFile = { readonly name: string; readonly read: (most: number) => Promise<Uint8Array<ArrayBuffer>> }

export class BrokenZip extends Error {
  override readonly name = 'BrokenZip'
}

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** @number bytes of an archive's directory */
const MOST_DIRECTORY = 64 * 1_024 * 1_024
/** @number files of an archive that are looked at */
const MOST_FILES = 100_000
const STORED = 0
const DEFLATED = 8

const viewOf = async (blob: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await blob.slice(from, to).arrayBuffer())
const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true))

/** Where the directory begins, how long it is and how many files it names: in the record at the archive's end. */
const directoryOf = async (blob: Blob) => {
  const from = Math.max(0, blob.size - END_BYTES - 65_535)
  const tail = await viewOf(blob, from, blob.size)
  let at = tail.byteLength - END_BYTES
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1
  if (at < 0) throw new BrokenZip('no end')
  const short = {
    n: tail.getUint16(at + 10, true),
    length: tail.getUint32(at + 12, true),
    from: tail.getUint32(at + 16, true),
  }
  if (short.n < 0xffff && short.length < 0xffffffff && short.from < 0xffffffff) return short
  if (at < 20 || tail.getUint32(at - 20, true) !== LOCATOR_64) return short
  const record = long(tail, at - 12)
  const view = await viewOf(blob, record, record + 56)
  if (view.byteLength < 56 || view.getUint32(0, true) !== END_64) throw new BrokenZip('no directory')
  return { n: long(view, 32), length: long(view, 40), from: long(view, 48) }
}

type Entry = {
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly from: number
  readonly isLocked: boolean
}

/** Sizes and place that did not fit stand in the field of the 64-bit form. */
const in64 = (
  view: DataView,
  at: number,
  to: number,
  { packed, size, from }: Pick<Entry, 'packed' | 'size' | 'from'>,
) => {
  for (let field = at; field + 4 <= to; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let next = field + 4
    const take = (short: number): number => {
      if (short !== 0xffffffff || next + 8 > to) return short
      next += 8
      return long(view, next - 8)
    }
    const wide = take(size)
    return { size: wide, packed: take(packed), from: take(from) }
  }
  return { packed, size, from }
}

/** A file's bytes, and never more than so many of them: what unpacks to more is refused while it does. */
const readEntry = async (
  blob: Blob,
  { method, packed, from, isLocked }: Entry,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const head = await viewOf(blob, from, from + LOCAL_BYTES)
  const isWhole = head.byteLength === LOCAL_BYTES && head.getUint32(0, true) === LOCAL
  if (!isWhole || isLocked || (method !== STORED && method !== DEFLATED)) throw new BrokenZip('unreadable')
  const begin = from + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  const body = blob.slice(begin, begin + packed)
  const stream = method === STORED ? body.stream() : body.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.byteLength
    if (length > most) {
      await reader.cancel()
      throw new BrokenZip('too large')
    }
    chunks.push(value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

/** A name that leads out of the archive names nothing. */
const isInside = (name: string): boolean => !name.startsWith('/') && !/(^|[/\\])\.\.([/\\]|$)/u.test(name)

/**
 * The files of an archive, by its directory; folders are none.
 * @throws BrokenZip where it is no archive, or cut off
 */
export const filesIn = async (blob: Blob): Promise<readonly ZipFile[]> => {
  const { n, length, from } = await directoryOf(blob)
  if (length > MOST_DIRECTORY || from + length > blob.size || n > MOST_FILES) throw new BrokenZip('no directory')
  const view = await viewOf(blob, from, from + length)
  const files: ZipFile[] = []
  let at = 0
  for (let seen = 0; seen < n && at + ENTRY_BYTES <= view.byteLength; seen += 1) {
    if (view.getUint32(at, true) !== ENTRY) throw new BrokenZip('no directory')
    const nameBytes = view.getUint16(at + 28, true)
    const extra = at + ENTRY_BYTES + nameBytes
    const next = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > view.byteLength) throw new BrokenZip('no directory')
    const sizes = {
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      from: view.getUint32(at + 42, true),
    }
    const entry = {
      method: view.getUint16(at + 10, true),
      isLocked: (view.getUint16(at + 8, true) & 1) === 1,
      ...in64(view, extra, extra + view.getUint16(at + 30, true), sizes),
    }
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_BYTES, nameBytes))
    if (!name.endsWith('/') && isInside(name)) files.push({ name, read: (most) => readEntry(blob, entry, most) })
    at = next
  }
  return files
}
