import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Context } from 'koa'
import { ZipFile } from 'yazl'
import { log } from '../process/log.ts'

/** A file of a zip: a text, or bytes that are opened when their turn comes, with their SHA-256 where it is known. */
export type ZipEntry =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly open: () => Promise<Readable | undefined>; readonly sha256?: string }

const sha256Of = (entry: ZipEntry): string | undefined =>
  'text' in entry ? createHash('sha256').update(entry.text).digest('hex') : entry.sha256

/** What is in a zip with its SHA-256, as `sha256sum --check` and `shasum --check` read it; what has none is left out. */
export const checksums = (entries: readonly ZipEntry[]): ZipEntry => ({
  name: 'CHECKSUMS.txt',
  text: entries
    .flatMap((entry) => {
      const sha256 = sha256Of(entry)
      return sha256 === undefined ? [] : [`${sha256}  ${entry.name}\n`]
    })
    .join(''),
})

/** A small zip of texts, as a stream. */
export const zipOf = (entries: readonly Extract<ZipEntry, { readonly text: string }>[], mtime: Date): Readable => {
  const zip = new ZipFile()
  for (const { name, text } of entries) zip.addBuffer(Buffer.from(text), name, { mtime })
  zip.end()
  return zip.outputStream as Readable
}

/**
 * Answers with a zip that is made as it is sent: of recordings, one chunk at a time is in memory. Where a file cannot be
 * opened the answer breaks off, so that nobody takes half of it for the whole.
 */
export const sendZip = (ctx: Context, filename: string, entries: readonly ZipEntry[], mtime: Date): void => {
  const zip = new ZipFile()
  for (const entry of entries)
    if ('text' in entry) zip.addBuffer(Buffer.from(entry.text), entry.name, { mtime })
    else
      zip.addReadStreamLazy(entry.name, { mtime, compress: false }, (give) => {
        entry.open().then(
          (stream) => (stream ? give(null, stream) : give(new Error('The recording is gone'), undefined as never)),
          (error: unknown) => give(error, undefined as never),
        )
      })
  zip.on('error', (error: unknown) => {
    log.warn('zip interrupted', { error })
    ctx.res.destroy()
  })
  zip.end()
  ctx.attachment(filename)
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  ctx.type = 'application/zip'
  ctx.body = zip.outputStream
}
