import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Key } from '../log/keyring.ts'

/** @number size of a frame of a sealed file. Plain bytes in a frame; only a blob's last frame has fewer. */
export const FRAME_BYTES = 2 ** 20
/** Mark (4), id of the key (8), salt (16): what a blob begins with, in the clear but authenticated by every frame. */
export const HEADER_BYTES = 28

const MARK = Buffer.from('EHF1')
const IV_BYTES = 12
const TAG_BYTES = 16
const OVERHEAD = IV_BYTES + TAG_BYTES
const SEALED_FRAME_BYTES = FRAME_BYTES + OVERHEAD

export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
/** Inclusive, as HTTP has it. */
export type Range = { readonly start: number; readonly end: number }

/** A sealed blob is not what was sealed under this name: cut off, changed, moved, or its key is gone. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}

export const sealedSize = (plainBytes: number): number =>
  HEADER_BYTES + plainBytes + OVERHEAD * Math.max(1, Math.ceil(plainBytes / FRAME_BYTES))

const framesIn = (sealedBytes: number) => Math.ceil((sealedBytes - HEADER_BYTES) / SEALED_FRAME_BYTES)

/** @throws Damaged when no blob has this size */
export const plainSize = (sealedBytes: number): number => {
  const plain = sealedBytes - HEADER_BYTES - OVERHEAD * framesIn(sealedBytes)
  if (sealedBytes < HEADER_BYTES + OVERHEAD || plain < 0) throw new Damaged('The blob is cut off')
  return plain
}

/** Pieces of `size` bytes, the last one marked; an empty source is one empty piece. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ piece: Uint8Array; isLast: boolean }> {
  let rest: Uint8Array = Buffer.alloc(0)
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    length += chunk.length
    if (length <= size) continue
    rest = waiting.length > 1 ? Buffer.concat(waiting) : chunk
    for (; rest.length > size; rest = rest.subarray(size)) yield { piece: rest.subarray(0, size), isLast: false }
    waiting = [rest]
    length = rest.length
  }
  yield { piece: Buffer.concat(waiting), isLast: true }
}

const aad = (header: Uint8Array, name: string, index: number, isLast: boolean) =>
  Buffer.concat([header, Buffer.from(`${name}\n${index}\n${isLast ? 'last' : 'more'}`)])

/**
 * Seals bytes in frames of 1 MiB with AES-256-GCM, each tied to the blob's name, its own place and whether it is the
 * last, so that frames can be read alone and none can be moved, cut off or exchanged.
 */
export async function* sealFrames(source: Bytes, name: string, key: Key): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MARK, Buffer.from(key.kid, 'hex'), randomBytes(16)])
  if (header.length !== HEADER_BYTES) throw new Error('A key id has eight bytes')
  yield header
  let index = 0
  for await (const { piece, isLast } of pieces(source, FRAME_BYTES)) {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(aad(header, name, index, isLast))
    yield Buffer.concat([iv, cipher.update(piece), cipher.final(), cipher.getAuthTag()])
    index += 1
  }
}

/** The id of the key that a header names. */
export const kidIn = (header: Uint8Array): string => {
  const isOurs = header.length === HEADER_BYTES && MARK.equals(header.subarray(0, MARK.length))
  if (!isOurs) throw new Damaged('The blob has no header of ours')
  return Buffer.from(header.subarray(MARK.length, MARK.length + 8)).toString('hex')
}

/** Where a range of plain bytes lies in a sealed blob, in whole frames. */
export const spanOf = ({ start, end }: Range, sealedBytes: number) => {
  const first = Math.floor(start / FRAME_BYTES)
  const last = Math.floor(end / FRAME_BYTES)
  const offset = HEADER_BYTES + first * SEALED_FRAME_BYTES
  const length = Math.min(sealedBytes - offset, (last - first + 1) * SEALED_FRAME_BYTES)
  const isFinal = last === framesIn(sealedBytes) - 1
  return { offset, length, first, last, isFinal, skip: start - first * FRAME_BYTES, take: end - start + 1 }
}
export type Span = Pick<ReturnType<typeof spanOf>, 'first' | 'last' | 'isFinal' | 'skip' | 'take'>

const opened = (frame: Uint8Array, key: Key, bound: Uint8Array): Buffer => {
  if (frame.length < OVERHEAD) throw new Damaged('A frame is cut off')
  const decipher = createDecipheriv('aes-256-gcm', key.secret, frame.subarray(0, IV_BYTES))
    .setAAD(bound)
    .setAuthTag(frame.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(frame.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    throw new Damaged('A frame is not the one that was sealed here')
  }
}

type Place = { readonly header: Uint8Array; readonly name: string; readonly key: Key }

/**
 * Opens the frames of a span, read from the blob at `spanOf(…).offset`.
 * @throws Damaged at the first frame that is not the one sealed there
 */
export async function* openSpan(source: Bytes, { header, name, key }: Place, span: Span): AsyncGenerator<Buffer> {
  let { first: index, skip, take } = span
  for await (const { piece, isLast } of pieces(source, SEALED_FRAME_BYTES)) {
    const plain = opened(piece, key, aad(header, name, index, isLast && span.isFinal))
    if (isLast && index !== span.last) throw new Damaged('Frames are missing')
    const slice = plain.subarray(skip, skip + take)
    skip = 0
    take -= slice.length
    index += 1
    yield slice
  }
}
