import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Context } from 'koa'
import { ZipFile } from 'yazl'
import { log } from '../process/log.ts'
import { sealedBlobs, type SealedBlob } from './sealedBlobs.ts'

/** Its plain bytes, and how many there are where that is known before they are made. */
type Opened = Pick<SealedBlob, 'read'> & { readonly sizeBytes?: number }
type StoredFile = {
  readonly name: string
  /** What it is stored as: it has that name whatever else is there, and whatever people call it. */
  readonly key: string
  readonly open: () => Promise<Opened | undefined>
  /** Of the plain bytes, where they are known. */
  readonly bytes?: number
  readonly sha256?: string
}
/** A file of a zip: a text, or stored bytes that are opened when their turn comes. */
export type ZipEntry = { readonly name: string; readonly text: string } | StoredFile

type Known = Pick<StoredFile, 'name' | 'bytes' | 'sha256'> & { readonly blob: string; readonly thing: string }
/** Files of a zip that lie in the object store. */
export const storedFiles = (parts: Parameters<typeof sealedBlobs>[0]) => {
  const { open } = sealedBlobs(parts)
  return ({ blob, thing, ...known }: Known): StoredFile => ({ ...known, key: blob, open: () => open(blob, thing) })
}

/** How many bytes a file of a zip has; none where it is gone, or made as it is sent. */
export const bytesOf = async (entry: ZipEntry): Promise<number> => {
  if ('text' in entry) return Buffer.byteLength(entry.text)
  return entry.bytes ?? (await entry.open())?.sizeBytes ?? 0
}

async function* summed(
  content: AsyncIterable<Buffer>,
  { hash, expected }: { hash: Hash; expected?: string | undefined },
) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
  if (expected !== undefined && hash.copy().digest('hex') !== expected)
    throw new Error('The file is not what was stored')
}

type Adding = { readonly mtime: Date; readonly hash: Hash; readonly broken: (error: unknown) => void }

/** Puts an entry into a zip; stored bytes are opened when their turn comes. */
const put = (zip: ZipFile, entry: ZipEntry, { mtime, hash, broken }: Adding): void => {
  if ('text' in entry) {
    hash.update(entry.text)
    zip.addBuffer(Buffer.from(entry.text), entry.name, { mtime })
    return
  }
  const { name, open, bytes: size, sha256: expected } = entry
  zip.addReadStreamLazy(name, { mtime, compress: false, ...(size !== undefined && { size }) }, (give) => {
    open()
      .then(async (blob) => {
        if (!blob) throw new Error('The recording is gone')
        // The library hears of no error of a stream that it was given.
        give(
          null,
          Readable.from(summed(await blob.read(), { hash, expected }), { objectMode: false }).on('error', broken),
        )
      })
      .catch((error: unknown) => give(error, undefined as never))
  })
}

/** A zip that lies in another: it is made when its turn comes, and is called what it is stored as. */
export const zipIn = (name: string, entries: () => readonly ZipEntry[], mtime: Date): StoredFile => ({
  name,
  key: name,
  open: async () => {
    const zip = new ZipFile()
    const made = zip.outputStream as Readable
    const broken = (error: unknown) => made.destroy(error instanceof Error ? error : new Error(String(error)))
    zip.on('error', broken)
    for (const entry of entries()) put(zip, entry, { mtime, hash: createHash('sha256'), broken })
    zip.end()
    return { read: async () => made }
  },
})

/**
 * Answers with a zip that is made as it is sent: of recordings, one chunk at a time is in memory. Where a file cannot be
 * opened, or is not what was stored, the answer breaks off, so that nobody takes half of it for the whole.
 * @param sums what the last file is called, if there is to be one with the SHA-256 of each other one, as `sha256sum --check`
 * and `shasum --check` read it
 */
export const sendZip = (ctx: Context, filename: string, entries: readonly ZipEntry[], mtime: Date, sums = ''): void => {
  const zip = new ZipFile()
  const broken = (error: unknown) => {
    log.warn('zip interrupted', { error })
    ctx.res.destroy()
  }
  const hashes: (readonly [name: string, hash: Hash])[] = []
  for (const entry of entries) {
    const hash = createHash('sha256')
    hashes.push([entry.name, hash])
    put(zip, entry, { mtime, hash, broken })
  }
  // Its turn comes when all others have been sent.
  if (sums !== '')
    zip.addReadStreamLazy(sums, { mtime }, (give) =>
      give(
        null,
        Readable.from([Buffer.from(hashes.map(([name, hash]) => `${hash.digest('hex')}  ${name}\n`).join(''))]),
      ),
    )
  zip.on('error', broken)
  zip.end()
  ctx.attachment(filename)
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  ctx.type = 'application/zip'
  ctx.body = zip.outputStream
}
