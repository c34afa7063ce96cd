import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eraseItem } from '../../backend/modules/items/decide/bin.ts'
import type { Ending } from '../../backend/modules/items/events.ts'
import { item } from '../../backend/modules/items/item.ts'
import { eraseMedia } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { erasingRecordings } from '../media/erase.ts'

/** How items end; each may run twice. */
export const erasingItems = (kernel: Kernel) => {
  const { load, keys } = kernel
  const ask = trySystemCommand(kernel)
  const { destroyRecording } = erasingRecordings(kernel)

  /** What `ItemErased` promises, done after it: its file goes, and then the key of all that was sealed. */
  const destroy = async (id: string): Promise<void> => {
    const { state } = await load(item, id)
    if (state.status !== 'erased') return
    if (state.mediaId !== '') {
      const { contributorId: ownerId } = state
      await ask(media, state.mediaId, eraseMedia({ ownerId }), 'eraseMedia', `with item ${id}`)
      // Nobody else's: whoever adds an item may name any file as its own.
      if ((await load(media, state.mediaId)).state.messageId === id) await destroyRecording(state.mediaId)
    }
    await keys.erase(`item-${id}`)
  }

  /** `mark` tells one erasing from a later one that was refused before. */
  const erase = async (id: string, ending: { readonly reason: Ending; readonly intoId?: string }, mark = '') => {
    await ask(item, id, eraseItem(ending), 'eraseItem', ending.reason, mark)
    await destroy(id)
  }
  return { erase, destroy }
}
