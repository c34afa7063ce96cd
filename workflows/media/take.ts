import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { Upload } from '@tus/server'
import { HEAD_BYTES } from '../../backend/kernel/blob/sniff.ts'
import { sniffFile } from '../../backend/kernel/blob/sniffFile.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordableOf, sealerOf } from '../../backend/kernel/process/recordable.ts'
import { bytesOf } from '../../backend/modules/media/contract.ts'
import { receiveMedia, startMedia } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** A file that a worker has, and what it is for. */
export type Taken = {
  readonly mediaId: string
  /** The thing that it belongs to, of this purpose. */
  readonly subject: string
  readonly purpose: string
  readonly ownerId: string
  /** Left out where its owner alone sees it. */
  readonly familyId?: string
  readonly bytes: number
}
/** What its bytes are. */
export type Looked = { readonly sha256: string; readonly mime: string }

/** Reads a file to its end, and keeps nothing of it. */
export const lookAt = async (content: AsyncIterable<Buffer>): Promise<Looked> => {
  const hash = createHash('sha256')
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of content) {
    hash.update(chunk)
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)])
  }
  return { sha256: hash.digest('hex'), mime: sniffFile(head) }
}

/** Takes files as uploads take what somebody sends: what has arrived is stored, read back and prepared like any other. */
export const takingFiles = (kernel: Kernel) => {
  const { store } = stagingOf(kernel)

  /** Keeps the bytes where an upload's are kept, sealed; nothing is begun. A repeat keeps the same ones. */
  const stage = async ({ mediaId, subject, purpose, bytes }: Taken, content: AsyncIterable<Buffer>): Promise<void> => {
    const metadata = { mediaId, messageId: subject, purpose, type: '' }
    await store.create(new Upload({ id: mediaId, size: bytes, offset: 0, metadata }))
    await store.write(Readable.from(content), mediaId, 0)
  }
  /** All of it has arrived, of its owner. */
  const begin = async ({ mediaId, subject, ownerId, bytes, ...taken }: Taken, { mime }: Looked): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: ownerId })
    const kind = recordableOf(kernel, taken.purpose)
    // A file that is longer than any may be was passed over before.
    const largestMb = Math.ceil(bytes / bytesOf(1))
    const start = startMedia({
      messageId: subject,
      category: sealerOf(kind),
      takes: kind.takes,
      type: mime,
      bytes,
      largestMb,
      ...taken,
    })
    await ask(media, mediaId, start, 'takeFile')
    await ask(media, mediaId, receiveMedia(bytes), 'takenFile')
  }
  /** Whether it has all arrived, or has ended since. */
  const isBegun = async (mediaId: string): Promise<boolean> => {
    const { status } = (await kernel.load(media, mediaId)).state
    return status !== 'new' && status !== 'receiving'
  }
  return { stage, begin, isBegun }
}
