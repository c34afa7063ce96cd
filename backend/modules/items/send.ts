import type { Context } from 'koa'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { blobName, isVariant, typeOfVariant } from '../media/reading.ts'
import { refuse } from './decide/guards.ts'
import type { Item } from './item.ts'
import { nameOf } from './names.ts'
import { fileOf, motionOf } from './queries/files.ts'

/**
 * Answers with a variant of an item's file, which a browser keeps and asks about (304), or with what came, as a download.
 * @param as makes a variant a download of this name, too
 * @throws Refused not-found where there is none; not-prepared until it is there
 */
export const sendFile = async (
  ctx: Context,
  kernel: Kernel,
  state: Pick<Item, 'itemId' | 'title' | 'name' | 'mediaId'>,
  part: string,
  as?: string,
): Promise<void> => {
  const file = await fileOf(kernel, state.itemId)
  if (!file || state.mediaId === '') throw refuse('not-found')
  if (file.mediaId === null) throw refuse('not-prepared')
  const thing = `item-${state.itemId}`
  if (part === 'original') {
    if (file.mime === null) throw refuse('not-prepared')
    const whole = { name: blobName(file.mediaId, 'original'), thing, type: file.mime }
    return sendSealed(ctx, kernel, { ...whole, fileName: nameOf(state, file.mime) })
  }
  if (!isVariant(part) || !file.variants.includes(part))
    throw refuse(file.state === 'ready' || file.state === 'setAside' ? 'not-found' : 'not-prepared')
  const hash = file.hashes[part]
  await sendSealed(ctx, kernel, {
    name: blobName(file.mediaId, part),
    thing,
    type: typeOfVariant(part),
    ...(as !== undefined && { fileName: as }),
    ...(hash !== undefined && { sha256: hash }),
  })
}

/**
 * Answers with what moves of a picture: made of its own file, or of the film that came with it.
 * @throws Refused as `sendFile`
 */
export const sendMotion = async (
  ctx: Context,
  kernel: Kernel,
  state: Pick<Item, 'itemId' | 'title' | 'name' | 'mediaId'>,
): Promise<void> => {
  const film = await motionOf(kernel, state.itemId)
  if (film === undefined) return sendFile(ctx, kernel, state, 'motion')
  await sendFile(ctx, kernel, { ...state, itemId: film.id, mediaId: film.mediaId }, 'video')
}
