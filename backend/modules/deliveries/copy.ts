import type { Context } from 'koa'
import { ZipFile } from 'yazl'
import { escapeHtml } from '../../kernel/letter.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { log } from '../../kernel/log.ts'
import { shownName } from '../../kernel/names.ts'
import { sealedBlobs } from '../../kernel/sealedBlobs.ts'
import { dateInWords } from '../../kernel/html.ts'
import type { DeliveredContent } from './contract.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'video/webm': 'webm',
  'audio/mp4': 'm4a',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
}

const letterPage = ({ senderName, recordedAt, title, body }: DeliveredContent): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title || `A letter from ${shownName(senderName)}`)}</title>
<style>body{max-width:34em;margin:3em auto;padding:0 1em;font:20px/1.62 Georgia,serif;color:#231B33;white-space:pre-wrap}</style></head>
<body><p>${dateInWords(recordedAt)}</p>${title ? `<h1>${escapeHtml(title)}</h1>` : ''}${escapeHtml(body)}</body></html>
`

/** What a copy holds: each recording as it was made and as it plays everywhere, and the letter as text and as a page. */
export const filesOf = (content: DeliveredContent) => ({
  recordings: content.media.flatMap(({ id, mime }, index) => {
    const name = content.media.length > 1 ? `recording-${index + 1}` : 'recording'
    return [
      { blob: `media/${id}/original`, name: `${name}-original.${ENDINGS[mime] ?? 'bin'}` },
      { blob: `media/${id}/play`, name: `${name}.m4a` },
    ]
  }),
  texts: content.body
    ? [
        { name: 'letter.txt', text: `${content.title ? `${content.title}\n\n` : ''}${content.body}\n` },
        { name: 'letter.html', text: letterPage(content) },
      ]
    : [],
})

/** Streams the whole message as one zip, each recording opened only when its turn comes. */
export const sendCopy = (ctx: Context, kernel: Kernel, messageId: string, content: DeliveredContent): void => {
  const zip = new ZipFile()
  const { open } = sealedBlobs(kernel)
  const { recordings, texts } = filesOf(content)
  const mtime = new Date(content.recordedAt)
  for (const { name, text } of texts) zip.addBuffer(Buffer.from(text), name, { mtime })
  for (const { blob, name } of recordings)
    zip.addReadStreamLazy(name, { mtime, compress: false }, (give) => {
      open(blob, messageId)
        .then((found) => found?.read())
        .then(
          (stream) => (stream ? give(null, stream) : give(new Error('The recording is gone'), undefined as never)),
          (error: unknown) => give(error, undefined as never),
        )
    })
  zip.on('error', (error: unknown) => {
    log.warn('copy interrupted', { error })
    ctx.res.destroy()
  })
  zip.end()
  ctx.attachment(`message-from-${content.senderName}.zip`)
  ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  ctx.type = 'application/zip'
  ctx.body = zip.outputStream
}
