import { buffer } from 'node:stream/consumers'
import type { SealedBlob } from '../../../backend/kernel/blob/sealedBlobs.ts'
import { FRAME_BYTES } from '../../../backend/kernel/blob/frames.ts'

/** @number pages of an archive that are kept while its directory and its small files are read. Each as large as a frame. */
const MOST_PAGES = 4

/** Where the bytes of an archive are read, at any place. */
export type Source = {
  readonly sizeBytes: number
  /** So many bytes from a place on; fewer at the end. For what is small: pages are kept whole. */
  readonly slice: (start: number, length: number) => Promise<Buffer>
  /** The bytes of a stretch, one after the other. */
  readonly stretch: (start: number, length: number) => AsyncGenerator<Buffer>
}

/** Reads a sealed archive frame by frame, a few of them kept: a directory is asked for many small parts of few frames. */
export const pagesOf = ({ sizeBytes, read }: SealedBlob): Source => {
  const pages = new Map<number, Promise<Buffer>>()
  const page = (n: number): Promise<Buffer> => {
    const start = n * FRAME_BYTES
    const known =
      pages.get(n) ?? read({ start, end: Math.min(start + FRAME_BYTES, sizeBytes) - 1 }).then((some) => buffer(some))
    // The one that was asked for last stands last, and the first one goes.
    pages.delete(n)
    pages.set(n, known)
    known.catch(() => pages.delete(n))
    const [oldest] = pages.keys()
    if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest)
    return known
  }

  const slice = async (start: number, length: number): Promise<Buffer> => {
    const end = Math.min(start + length, sizeBytes)
    const parts: Buffer[] = []
    for (let at = start; at < end;) {
      const whole = await page(Math.floor(at / FRAME_BYTES))
      const part = whole.subarray(at % FRAME_BYTES, (at % FRAME_BYTES) + end - at)
      if (part.length === 0) break
      parts.push(part)
      at += part.length
    }
    return Buffer.concat(parts)
  }
  async function* stretch(start: number, length: number): AsyncGenerator<Buffer> {
    if (length === 0) return
    if (length <= FRAME_BYTES / 4) return yield await slice(start, length)
    for await (const chunk of await read({ start, end: start + length - 1 })) yield chunk as Buffer
  }
  return { sizeBytes, slice, stretch }
}

/** The same of bytes that are in memory. */
export const pagesOfBuffer = (bytes: Buffer): Source => ({
  sizeBytes: bytes.length,
  slice: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
  stretch: async function* stretch(start, length) {
    yield bytes.subarray(start, start + length)
  },
})
