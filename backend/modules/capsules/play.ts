import type { Context } from 'koa'
import { extensionOf } from '../../kernel/blob/fileExtensions.ts'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { blobName, isVariant, typeOfVariant } from '../media/reading.ts'
import { contentsOf } from './capsule.ts'
import { filesOf } from './files.ts'

/**
 * Answers with a file of a capsule as it is seen or played, or as a download of what came.
 * @throws Refused not-found where there is none, it is not prepared, or its key is locked away
 */
export const sendContent = async (
  ctx: Context,
  kernel: Kernel,
  { capsuleId, mediaId }: { readonly capsuleId: string; readonly mediaId: string },
  part: string,
): Promise<void> => {
  const found = (await filesOf(kernel, [mediaId])).get(mediaId)
  if (!found) throw new Refused('not-found')
  const thing = contentsOf(capsuleId)
  if (part === 'original' && found.mime !== null) {
    const fileName = `capsule.${extensionOf(found.mime)}`
    return sendSealed(ctx, kernel, { name: blobName(mediaId, 'original'), thing, type: found.mime, fileName })
  }
  if (!isVariant(part) || !(part === 'peaks' || found.variants.includes(part))) throw new Refused('not-found')
  await sendSealed(ctx, kernel, { name: blobName(mediaId, part), thing, type: typeOfVariant(part) })
}
