import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a made zip; what is said of it may be other than what it is. */
export type Packed = {
  readonly name: string | Buffer
  readonly bytes?: Buffer | string
  readonly isDeflated?: boolean
  /** Its lengths stand behind its bytes, as in what was written in one go; `zip64`: in eight bytes each. */
  readonly descriptor?: 'short' | 'zip64'
  readonly isEncrypted?: boolean
  /** What the directory says, in place of the truth. */
  readonly said?: { readonly size?: number; readonly packed?: number; readonly crc?: number; readonly header?: number }
}

const fields = (...each: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer =>
  Buffer.concat(
    each.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      if (bytes === 8) field.writeBigUInt64LE(BigInt(value))
      else field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
const bytesOf = (text: Buffer | string): Buffer => (typeof text === 'string' ? Buffer.from(text) : text)

/** A zip with these files, byte for byte as it is told; its directory stands at its end. */
export const zipOf = (files: readonly Packed[], { isZip64 = false } = {}): Buffer => {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let at = 0
  const put = (...some: readonly Buffer[]) => {
    for (const part of some) at += part.length
    parts.push(...some)
  }
  for (const { name, bytes = '', isDeflated = false, descriptor, isEncrypted = false, said = {} } of files) {
    const plain = bytesOf(bytes)
    const packed = isDeflated ? deflateRawSync(plain) : plain
    const called = bytesOf(name)
    const { size = plain.length, packed: packedSize = packed.length, crc = crc32(plain), header = at } = said
    const flags = (isEncrypted ? 1 : 0) | (descriptor ? 8 : 0) | (typeof name === 'string' ? 0x800 : 0)
    const method = isDeflated ? 8 : 0
    const sizes = descriptor ? [0, 0, 0] : [crc, packedSize, size]
    const common = [
      [2, 45],
      [2, flags],
      [2, method],
      [4, 0],
    ] as const // oxfmt keeps it on a line
    put(
      fields([4, 0x04_03_4b_50], ...common, ...sizes.map((each) => [4, each] as const), [2, called.length], [2, 0]),
      called,
      packed,
    )
    if (descriptor) {
      const width = descriptor === 'zip64' ? 8 : 4
      put(fields([4, 0x08_07_4b_50], [4, crc], [width, packedSize], [width, size]))
    }
    const eight = isZip64 ? fields([2, 1], [2, 24], [8, size], [8, packedSize], [8, header]) : Buffer.alloc(0)
    const four = (value: number) => [4, isZip64 ? 0xff_ff_ff_ff : value] as const
    listed.push(
      fields([4, 0x02_01_4b_50], [2, 45], ...common, [4, crc], four(packedSize), four(size)),
      fields([2, called.length], [2, eight.length], [2, 0], [2, 0], [2, 0], [4, 0], four(header)),
      called,
      eight,
    )
  }
  const directory = Buffer.concat(listed)
  const begin = at
  put(directory)
  if (isZip64) {
    const record = at
    const counts = [
      [8, files.length],
      [8, files.length],
      [8, directory.length],
      [8, begin],
    ] as const
    put(fields([4, 0x06_06_4b_50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], ...counts))
    put(fields([4, 0x07_06_4b_50], [4, 0], [8, record], [4, 1]))
  }
  const [n, where] = isZip64 ? [0xff_ff, 0xff_ff_ff_ff] : [files.length, begin]
  put(fields([4, 0x06_05_4b_50], [2, 0], [2, 0], [2, n], [2, n], [4, directory.length], [4, where], [2, 0]))
  return Buffer.concat(parts)
}
