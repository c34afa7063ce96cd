import type { Context } from 'koa'
import { escapeHtml } from '../../kernel/mail/letter.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { shownName } from '../../kernel/words/names.ts'
import { transcriptFiles } from '../../kernel/blob/transcriptFiles.ts'
import { dateInWords } from '../../kernel/page/html.ts'
import { sendZip, storedFiles } from '../../kernel/blob/zip.ts'
import { recordingFiles } from '../media/reading.ts'
import type { DeliveredContent } from './contract.ts'

const letterPage = ({ senderName, recordedAt, title, body }: DeliveredContent): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title || `A letter from ${shownName(senderName)}`)}</title>
<style>body{max-width:34em;margin:3em auto;padding:0 1em;font:20px/1.62 Georgia,serif;color:#231B33;white-space:pre-wrap}</style></head>
<body><p>${dateInWords(recordedAt)}</p>${title ? `<h1>${escapeHtml(title)}</h1>` : ''}${escapeHtml(body)}</body></html>
`

/** What a copy holds: each recording as it was made and as it plays everywhere, its words, and the letter as text and as a page. */
export const filesOf = (content: DeliveredContent) => ({
  recordings: recordingFiles(content.media).flatMap(({ original, play, video }, index) => {
    const medium = content.media[index]
    return medium?.isLost ? [] : [original, medium?.kind === 'video' ? video : play]
  }),
  texts: [
    ...recordingFiles(content.media).flatMap((names, index) => {
      const { transcript = '', durationMs } = content.media[index] ?? {}
      return transcriptFiles(names, transcript, durationMs ?? 0)
    }),
    ...(content.body
      ? [
          { name: 'letter.txt', text: `${content.title ? `${content.title}\n\n` : ''}${content.body}\n` },
          { name: 'letter.html', text: letterPage(content) },
        ]
      : []),
  ],
})

/** Streams the whole message as one zip, each recording opened only when its turn comes. */
export const sendCopy = (ctx: Context, kernel: Kernel, messageId: string, content: DeliveredContent): void => {
  const stored = storedFiles(kernel)
  const { recordings, texts } = filesOf(content)
  const opened = recordings.map(({ blob, name }) => stored({ name, blob, thing: `message-${messageId}` }))
  const mtime = new Date(content.recordedAt)
  sendZip(ctx, `message-from-${content.senderName}.zip`, [...texts, ...opened], mtime)
}
