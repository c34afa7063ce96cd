import type { Context } from 'koa'
import { extensionOf } from '../../kernel/blob/mediaTypes.ts'
import { sendSealed } from '../../kernel/blob/sendSealed.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fileName } from '../../kernel/words/fileName.ts'
import { blobName, isVariant, typeOfVariant } from '../media/reading.ts'
import { refuse } from './decide/guards.ts'
import type { Item } from './item.ts'
import { fileOf } from './queries/files.ts'

/** What an item's file is called outside the house: by its title, else as it came, with the ending of what it is. */
export const nameOf = ({ title, name }: Pick<Item, 'title' | 'name'>, mime: string): string => {
  const said = fileName(title)
  if (said !== '') return `${said}.${extensionOf(mime)}`
  return fileName(name) || `memory.${extensionOf(mime)}`
}

/**
 * Answers with a variant of an item's file, which a browser keeps and asks about (304), or with what came, as a download.
 * @param as makes a variant a download of this name, too
 * @throws Refused not-found where there is none; not-prepared until it is there
 */
export const sendFile = async (
  ctx: Context,
  kernel: Kernel,
  state: Pick<Item, 'itemId' | 'title' | 'name'>,
  part: string,
  as?: string,
): Promise<void> => {
  const file = await fileOf(kernel, state.itemId)
  if (!file || file.mediaId === null) throw refuse('not-found')
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
