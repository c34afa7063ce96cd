import { deflateRawSync } from 'node:zlib'

export type Entry = readonly [name: string, content: string | Uint8Array, isStored?: boolean]

/** An archive as other programs write it: the directory last. Names and contents are as they are handed in. */
export const archiveOf = (...entries: readonly Entry[]): Buffer => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content, isStored = false] of entries) {
    const bytes = Buffer.from(content)
    const packed = isStored ? bytes : deflateRawSync(bytes)
    const named = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(isStored ? 0 : 8, 8)
    local.writeUInt16LE(named.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt16LE(isStored ? 0 : 8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt16LE(named.length, 28)
    entry.writeUInt32LE(at, 42)
    parts.push(local, named, packed)
    directory.push(entry, named)
    at += local.length + named.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, ...directory, end])
}
