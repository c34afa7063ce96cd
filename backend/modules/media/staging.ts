import type { Readable } from 'node:stream'
import { DataStore, Upload } from '@tus/server'
import * as v from 'valibot'
import { Refused, refusing } from '../../kernel/errors.ts'
import { Damaged, FRAME_BYTES } from '../../kernel/blob/frames.ts'
import { isMissing } from '../../kernel/blob/blobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { sealedBlobs } from '../../kernel/blob/sealedBlobs.ts'
import { recordableOf, type Recordable } from '../../kernel/process/recordable.ts'
import { isArchive, isZip } from './archives.ts'
import { bytesOf, type MediaRefusal } from './contract.ts'
import { chainOf, partName, partOf } from './parts.ts'
import { LEAST_BYTES } from '../../kernel/blob/sniff.ts'
import { kindOf } from './kind.ts'
import { notRecordingIn } from './notRecording.ts'
import { thingOf } from './thing.ts'

const refuse = refusing<MediaRefusal>()

/** What is named may be mended: whoever chose it knows what to look for. */
const refusalOf = (takes: Recordable['takes'], head: Buffer): Refused => {
  const kind = takes === 'recording' ? notRecordingIn(head) : undefined
  return kind === undefined ? refuse('file-type') : refuse('not-a-recording', { kind })
}

/** Ids and numbers only: it lies in the clear. */
const Info = v.object({
  messageId: v.string(),
  metadata: v.record(v.string(), v.string()),
  size: v.optional(v.number()),
  createdAt: v.string(),
  /** It says that it is an archive, which may be larger than a file. */
  isArchive: v.optional(v.boolean()),
})
type Info = v.InferOutput<typeof Info>

/** @number bytes of a part of a file. A browser sends one in a request: of 5 GiB that are 640 parts to list. */
const FILE_PART_BYTES = 8 * 2 ** 20

const ALL = 'staging/'
const folderOf = (mediaId: string) => `${ALL}${mediaId}/`

/**
 * Uploads under way, in the object store: an info object and the bytes as sealed parts of a recording's 1 MiB at most, or
 * of any other file's 8. Nothing is kept in a process, so any replica goes on where another one stopped. The ready-made stores of tus keep plain bytes.
 */
export const stagingOf = (kernel: Pick<Kernel, 'blobs' | 'keys' | 'recordables' | 'system'>) => {
  const { blobs } = kernel
  const sealed = sealedBlobs(kernel)

  const writeInfo = (id: string, info: Info) => blobs.put(`${folderOf(id)}info`, Buffer.from(JSON.stringify(info)))
  const readInfo = async (id: string): Promise<Info> => {
    try {
      const chunks = (await (await blobs.get(`${folderOf(id)}info`)).toArray()) as Buffer[]
      return v.parse(Info, JSON.parse(Buffer.concat(chunks).toString()))
    } catch (error) {
      throw isMissing(error) ? refuse('not-found') : error
    }
  }
  const parts = async (id: string) => {
    const found = await blobs.list(folderOf(id))
    return chainOf(found.map(({ name }) => partOf(name)).filter((part) => part !== undefined))
  }

  const create = async (upload: Upload): Promise<Upload> => {
    const { mediaId = '', messageId = '', purpose = '', type = '', filename } = upload.metadata ?? {}
    const metadata = { mediaId: mediaId ?? '', messageId: messageId ?? '', purpose: purpose ?? '', type: type ?? '' }
    const createdAt = upload.creation_date ?? ''
    const known = await readInfo(upload.id).catch((error: unknown) => {
      if (error instanceof Refused) return undefined
      throw error
    })
    // A repeated creation goes on with what is there.
    const { takes } = recordableOf(kernel, metadata.purpose)
    if (!known)
      await writeInfo(upload.id, {
        messageId: metadata.messageId.toLowerCase(),
        metadata,
        createdAt,
        ...(upload.size !== undefined && { size: upload.size }),
        ...(isArchive({ type: metadata.type, filename: filename ?? '' }, takes) && { isArchive: true }),
      })
    return upload
  }

  const getUpload = async (id: string): Promise<Upload> => {
    const [{ metadata, size, createdAt }, { reach }] = await Promise.all([readInfo(id), parts(id)])
    return new Upload({ id, metadata, offset: reach, creation_date: createdAt, ...(size !== undefined && { size }) })
  }

  /** How many bytes it has, once all that were declared are there. */
  const wholeOf = async (id: string): Promise<number | undefined> => {
    const found = await getUpload(id).catch((error: unknown) => {
      if (error instanceof Refused) return undefined
      throw error
    })
    return found?.size !== undefined && found.offset === found.size ? found.size : undefined
  }

  /** Keeps what arrives, a cut-off body's beginning too; answers the new offset. */
  const write = async (stream: Readable, id: string, offset: number): Promise<number> => {
    const { messageId, metadata, isArchive: isSaid = false, size = 0 } = await readInfo(id)
    const { purpose = '' } = metadata
    const { takes } = recordableOf(kernel, purpose)
    const thing = thingOf(kernel, { purpose, messageId })
    const partBytes = takes === 'anything' ? FILE_PART_BYTES : FRAME_BYTES
    const { maxFileSize: mb } = await kernel.system.now()
    const mustBeZip = isSaid && size > bytesOf(mb)
    let at = offset
    /** What has come and is not kept yet. */
    const waiting = { chunks: [] as readonly Buffer[], length: 0 }
    const take = (...chunks: readonly Buffer[]) => {
      waiting.chunks = chunks
      waiting.length = chunks.reduce((sum, { length }) => sum + length, 0)
    }
    let refused: Refused | undefined
    const keep = async () => {
      const rest = Buffer.concat(waiting.chunks)
      const bytes = rest.subarray(0, partBytes)
      const kind = at === 0 && kindOf(takes, bytes)
      if (kind === undefined && bytes.length >= LEAST_BYTES) refused = refusalOf(takes, bytes)
      else if (mustBeZip && kind !== false && !isZip(kind)) refused = new Refused('file-too-large', { mb, bytes: size })
      if (!refused) await sealed.put(partName(folderOf(id), at, bytes.length), thing, [bytes], bytes.length)
      at += bytes.length
      take(rest.subarray(refused ? rest.length : bytes.length))
    }
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        // A refused body is read to its end all the same: a browser that still sends would not see the answer.
        if (refused) continue
        take(...waiting.chunks, chunk)
        while (waiting.length >= partBytes) await keep()
      }
    } finally {
      while (waiting.length > 0) await keep()
    }
    if (refused) throw refused
    return at
  }

  const declareUploadLength = async (id: string, size: number) => writeInfo(id, { ...(await readInfo(id)), size })
  const remove = (id: string) => blobs.removeAll(folderOf(id))
  /** Ids of all uploads of which something lies here. */
  const ids = async (): Promise<string[]> =>
    (await blobs.folders(ALL)).map((folder) => folder.slice(ALL.length, -1).toLowerCase())
  /** Removes what came before an instant. */
  const removeBefore = async (id: string, instant: string): Promise<void> => {
    const old = (await blobs.list(folderOf(id))).filter(({ storedAt }) => storedAt < instant)
    await blobs.remove(old.map(({ name }) => name))
  }

  /**
   * The upload's bytes.
   * @throws Damaged when a part is gone, changed or erased
   */
  async function* read(id: string, thing: string, bytes: number): AsyncGenerator<Buffer> {
    const { chain, reach } = await parts(id)
    if (reach !== bytes) throw new Damaged('Parts of the upload are missing')
    for (const { part, skip } of chain) {
      const blob = await sealed.open(part.name, thing)
      if (blob?.sizeBytes !== part.end - part.start) throw new Damaged('A part of the upload is gone')
      for await (const chunk of await blob.read({ start: skip, end: blob.sizeBytes - 1 })) yield chunk as Buffer
    }
  }

  const store = Object.assign(new DataStore(), {
    extensions: ['creation', 'creation-with-upload', 'creation-defer-length', 'termination'],
    create,
    getUpload,
    write,
    declareUploadLength,
    remove,
  })
  return { store, read, wholeOf, remove, removeBefore, ids }
}
