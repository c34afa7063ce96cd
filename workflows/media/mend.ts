import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordAudit } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { blobName } from '../../backend/modules/media/reading.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

const ORIGINAL = 'original'
/** A file that came a second time, and the stream whose key opens it. */
type Again = { readonly mediaId: string; readonly thing: string }

/** What an audit found damaged, mended by what its sender sent again. */
export const mendingRecordings = (kernel: Kernel) => {
  const { load } = kernel
  const sealed = sealedBlobs(kernel)

  return {
    /**
     * Puts back what came, where the stored copy of it is damaged. The parts that were made of it come with the next audit.
     * @param subject the id of what the file belongs to; nothing happens to another's
     */
    mendOriginal: async (mediaId: string, subject: string, again: Again): Promise<void> => {
      const { state } = await load(media, mediaId)
      const { damaged, auditsN, sha256, bytes, messageId } = state
      if (!damaged.includes(ORIGINAL) || messageId !== subject) return
      const thing = thingOf(kernel, state)
      const blob = blobName(mediaId, ORIGINAL)
      const copy = await sealed.open(blobName(again.mediaId, ORIGINAL), again.thing)
      if (!copy) throw new Error('What came again is gone')
      await sealed.put(blob, thing, await copy.read(), bytes)
      if ((await sealed.verify(blob, thing)) !== sha256) throw new Error('The stored copy is not what came')
      const mended = recordAudit({ auditsN, damaged, mended: { [ORIGINAL]: sha256 } })
      await trySystemCommand(kernel)(media, mediaId, mended, 'mendOriginal', auditsN)
    },
  }
}
