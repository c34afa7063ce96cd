import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Blobs } from './blobs.ts'
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
  return { put, open, verify }
}

const collected = async (stream: Readable): Promise<Buffer> => Buffer.concat((await stream.toArray()) as Buffer[])
