import type { Context } from 'koa'
import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileName as safeName } from '../../kernel/words/fileName.ts'
import { blobName, isPlayed, PLAYED } from '../media/reading.ts'
import { refuse } from './decide/guards.ts'
import { recordingOf } from './queries.ts'
import type { Story } from './story.ts'

/**
 * Answers with a told story's recording as it is played, or as a download of what came.
 * @throws Refused not-found where it has none, or it is not prepared
 */
export const sendRecording = async (
  ctx: Context,
  kernel: Kernel,
  { storyId, mediaId, title }: Pick<Story, 'storyId' | 'mediaId' | 'title'>,
  part: string,
  isDownload = false,
): Promise<void> => {
  const found = mediaId === '' ? undefined : await recordingOf(kernel, mediaId)
  if (!found) throw refuse('not-found')
  const thing = `story-${storyId}`
  const name = safeName(title) || 'story'
  if (part === 'original' && found.mime !== null) {
    const fileName = `${name}.${extensionOf(found.mime)}`
    return sendSealed(ctx, kernel, { name: blobName(mediaId, 'original'), thing, type: found.mime, fileName })
  }
  const isThere = part === 'peaks' || found.variants.includes(part)
  if (!isPlayed(part) || found.state !== 'ready' || !isThere) throw refuse('not-found')
  const fileName = `${name}.${part === 'video' ? 'mp4' : 'm4a'}`
  await sendSealed(ctx, kernel, {
    name: blobName(mediaId, part),
    thing,
    type: PLAYED[part],
    ...(isDownload && { fileName }),
  })
}
