import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { isMissing, type Blobs } from './blobs.ts'
import { Damaged, HEADER_BYTES, kidIn, openSpan, plainSize, sealFrames, sealedSize, spanOf } from './frames.ts'
import type { Bytes, Range } from './frames.ts'
import type { Keys } from '../log/keys.ts'

export type SealedBlob = {
  /** Of the plain bytes. */
  readonly sizeBytes: number
  /** The plain bytes, or a part of them; fails with Damaged rather than give a byte that was not sealed. */
  readonly read: (range?: Range) => Promise<Readable>
}
type Parts = { readonly blobs: Blobs; readonly keys: Pick<Keys, 'sealing' | 'opening'> }

/** Blobs whose bytes are sealed with a thing's key (AES-256-GCM in frames): erasing the key erases them. */
export const sealedBlobs = ({ blobs, keys }: Parts) => {
  /**
   * Seals `content` and puts it under the name, in the place of what was there.
   * @param sizeBytes how many bytes `content` has; other content is an error and nothing is put
   * @returns size and SHA-256 of the plain bytes
   */
  const put = async (name: string, thing: string, content: Bytes, sizeBytes: number) => {
    const hash = createHash('sha256')
    let bytes = 0
    async function* counted() {
      for await (const chunk of content) {
        hash.update(chunk)
        bytes += chunk.length
        if (bytes > sizeBytes) throw new Error('The content is longer than it was said to be')
        yield chunk
      }
      if (bytes < sizeBytes) throw new Error('The content is shorter than it was said to be')
    }
    const frames = sealFrames(counted(), name, await keys.sealing(thing))
    await blobs.put(name, Readable.from(frames), sealedSize(sizeBytes))
    return { bytes, sha256: hash.digest('hex') }
  }

  /** A blob by its name; undefined when there is none or its key was erased. */
  const open = async (name: string, thing: string): Promise<SealedBlob | undefined> => {
    const sealedBytes = (await blobs.list(name)).find((each) => each.name === name)?.sizeBytes
    if (sealedBytes === undefined) return undefined
    const sizeBytes = plainSize(sealedBytes)
    const header = await collected(await blobs.getRange(name, 0, HEADER_BYTES))
    const key = await keys.opening(thing, kidIn(header))
    if (!key) return undefined
    const read = async (range: Range = { start: 0, end: Math.max(0, sizeBytes - 1) }) => {
      const span = spanOf(range, sealedBytes)
      const source = await blobs.getRange(name, span.offset, span.length)
      return Readable.from(openSpan(source, { header, name, key }, span), { objectMode: false })
    }
    return { sizeBytes, read }
  }

  /**
   * A blob that is read once, from its beginning to its end: the store is asked once, here. Undefined when there is none
   * or its key was erased.
   */
  const openWhole = async (name: string, thing: string): Promise<SealedBlob | undefined> => {
    const found = await blobs.getSized(name).catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
    if (!found) return undefined
    const { content, sizeBytes: sealedBytes } = found
    const opening = async (): Promise<SealedBlob | undefined> => {
      const sizeBytes = plainSize(sealedBytes)
      const { header, rest } = await splitOff(content, HEADER_BYTES)
      const key = await keys.opening(thing, kidIn(header))
      if (!key) return undefined
      const span = spanOf({ start: 0, end: Math.max(0, sizeBytes - 1) }, sealedBytes)
      const plain = Readable.from(openSpan(rest, { header, name, key }, span), { objectMode: false })
      return { sizeBytes, read: async () => plain }
    }
    const blob = await opening().catch((error: unknown) => {
      content.destroy()
      throw error
    })
    if (!blob) content.destroy()
    return blob
  }

  /** Reads the whole blob back; the SHA-256 of its plain bytes, or undefined when it is gone, erased or damaged. */
  const verify = async (name: string, thing: string): Promise<string | undefined> => {
    const hash = createHash('sha256')
    try {
      const blob = await open(name, thing)
      if (!blob) return undefined
      for await (const chunk of await blob.read()) hash.update(chunk as Buffer)
      return hash.digest('hex')
    } catch (error) {
      if (error instanceof Damaged) return undefined
      throw error
    }
  }
  return { put, open, openWhole, verify }
}

/** The first bytes of a stream, and all that follow. */
const splitOff = async (source: Readable, bytes: number) => {
  const chunks = source.iterator()
  let first: Buffer = Buffer.alloc(0)
  while (first.length < bytes) {
    const { value, done } = (await chunks.next()) as IteratorResult<Buffer, undefined>
    if (done) break
    first = Buffer.concat([first, value])
  }
  async function* rest() {
    if (first.length > bytes) yield first.subarray(bytes)
    yield* chunks as AsyncIterable<Buffer>
  }
  return { header: first.subarray(0, bytes), rest: rest() }
}

const collected = async (stream: Readable): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[])
