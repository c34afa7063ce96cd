import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { blobName } from '../../backend/modules/media/reading.ts'
import { isChangeable } from '../../backend/modules/messages/contract/status.ts'
import { reportDamage } from '../../backend/modules/messages/decide/deliver.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import type { TakesDamage } from '../kernel/module.ts'

/** What of a message is still whole. The mail about what is not follows from the event (notifications.ts). */
export const inspecting = (kernel: Kernel) => {
  const ask = trySystemCommand(kernel)
  const sealed = sealedBlobs(kernel)

  /** Recordings that are gone, erased or damaged: each is read again to its end. */
  const lostOf = async ({ media, messageId }: Message): Promise<string[]> => {
    const lost: string[] = []
    for (const { mediaId, sha256 } of media)
      if ((await sealed.verify(blobName(mediaId, 'original'), `message-${messageId}`)) !== sha256) lost.push(mediaId)
    return lost
  }

  /** A check, the claim and the audit may find the same in one moment: the first records it, the others have no news. */
  const reportLost = async ({ messageId, round }: Message, lost: readonly string[]): Promise<void> => {
    if (lost.length > 0) await ask(message, messageId, reportDamage({ round, lost }), 'reportDamage', round, ...lost)
  }

  /** Found damaged long before its day, or in a draft; of what was delivered, or ended, nobody needs it any more. */
  const reportEarly = async (messageId: string, mediaId: string): Promise<void> => {
    const { state } = await kernel.load(message, messageId)
    if (isChangeable(state.status)) await reportLost(state, [mediaId])
  }
  return { lostOf, reportLost, reportEarly }
}

/** What the audit finds of a message's recordings. */
export const damaged: TakesDamage = { message: (kernel) => inspecting(kernel).reportEarly }
