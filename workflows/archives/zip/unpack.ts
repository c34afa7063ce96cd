import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflateRaw, crc32 } from 'node:zlib'
import type { Entry } from './directory.ts'
import type { Source } from './pages.ts'

/** A file of an archive is not what the archive's directory says of it. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

const HEADER_BYTES = 30
const MARK = 0x04_03_4b_50

/** Where the bytes of a file begin: its own header may have another length than the directory's. */
const startOf = async ({ slice, sizeBytes }: Source, { header, packed }: Entry): Promise<number> => {
  const head = await slice(header, HEADER_BYTES)
  if (head.length < HEADER_BYTES || head.readUInt32LE(0) !== MARK) throw new Broken('There is no such file in it')
  const start = header + HEADER_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + packed > sizeBytes) throw new Broken('The archive ends before the file does')
  return start
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')

async function* inflated(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw()
  const piped = pipeline(Readable.from(packed), inflate)
  piped.catch(() => undefined) // whoever reads it is told
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    throw isOfZlib(error) ? new Broken('It does not unpack', { cause: error }) : error
  } finally {
    inflate.destroy()
  }
}

/**
 * The bytes of a file, as they were packed: no more than the directory says, and in the end those that it has a sum of.
 * @throws Broken, at the first byte too many or after the last
 */
export async function* unpacked(source: Source, entry: Entry): AsyncGenerator<Buffer> {
  const packed = source.stretch(await startOf(source, entry), entry.packed)
  let [length, sum] = [0, 0]
  for await (const chunk of entry.method === 0 ? packed : inflated(packed)) {
    length += chunk.length
    if (length > entry.size) throw new Broken('It is longer than it says')
    sum = crc32(chunk, sum)
    yield chunk
  }
  if (length < entry.size) throw new Broken('It is shorter than it says')
  if (sum !== entry.crc) throw new Broken('It is not what was packed')
}
