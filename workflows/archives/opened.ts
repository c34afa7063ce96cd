import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { item } from '../../backend/modules/items/reading.ts'
import { blobName, bytesOf, media } from '../../backend/modules/media/reading.ts'
import { planOf, type Plan } from './plan/plan.ts'
import { directoryOf, NoZip, TooMany } from './zip/directory.ts'
import { pagesOf, type Source } from './zip/pages.ts'

/** An archive that can be read: its bytes, and what is to become of each of its files. */
export type Opened = {
  readonly mediaId: string
  readonly name: string
  readonly sizeBytes: number
  readonly source: Source
  readonly plan: Plan
}
/** There is none any more, or none yet; it is no archive of memories; more is in it than is read. */
type Not = 'gone' | 'none' | { readonly tooMany: string; readonly name: string }

const ZIP = 'application/zip'

/** Opens archives. What a directory says never changes: that of the archive that was read last is kept. */
export const openingArchives = (kernel: Kernel) => {
  const { open } = sealedBlobs(kernel)
  let last: { readonly of: string; readonly plan: Promise<Plan | undefined> } | undefined

  const planned = async (of: string, source: Source, name: string): Promise<Plan | undefined> => {
    const { maxFileSize } = await kernel.system.now()
    const key = `${of} ${maxFileSize} ${name}`
    if (last?.of !== key) {
      const limits = { name, sizeBytes: source.sizeBytes, mostBytes: bytesOf(maxFileSize) }
      const plan = directoryOf(source).then((entries) => planOf(entries, limits))
      last = { of: key, plan }
      plan.catch(() => {
        last = undefined
      })
    }
    return last.plan
  }

  /**
   * @param id of the item that the archive was added as
   * @param also whether one that lies in the bin is opened, too
   */
  return async (id: string, also?: 'binned'): Promise<Opened | Not> => {
    const { state } = await kernel.load(item, id)
    const { mediaId, name, cameIn } = state
    if ((state.status !== 'kept' && state.status !== also) || mediaId === '') return 'gone'
    // An archive in an archive stays a file.
    if (cameIn !== '') return 'none'
    const { mime, messageId, sha256 } = (await kernel.load(media, mediaId)).state
    if (messageId !== id || sha256 === '') return 'gone'
    if (mime !== ZIP) return 'none'
    const blob = await open(blobName(mediaId, 'original'), `item-${id}`)
    if (!blob) return 'gone'
    const source = pagesOf(blob)
    try {
      const plan = await planned(mediaId, source, name)
      return plan ? { mediaId, name, sizeBytes: source.sizeBytes, source, plan } : 'none'
    } catch (error) {
      if (error instanceof TooMany) return { tooMany: mediaId, name }
      if (error instanceof NoZip) return 'none'
      throw error
    }
  }
}
