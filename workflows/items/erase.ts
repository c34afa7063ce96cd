import type { Kernel } from '../../backend/kernel/kernel.ts'
import { eraseItem } from '../../backend/modules/items/decide/bin.ts'
import type { Ending } from '../../backend/modules/items/events.ts'
import { item } from '../../backend/modules/items/item.ts'
import { artefactsIn } from '../choices/artefacts.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { erasingRecordings } from '../media/erase.ts'

/** How items end; each may run twice. */
export const erasingItems = (kernel: Kernel) => {
  const { load, keys } = kernel
  const ask = trySystemCommand(kernel)
  const { endFile } = erasingRecordings(kernel)

  /** What `ItemErased` promises, done after it: its file goes, and then the key of all that was sealed. */
  const destroy = async (id: string): Promise<void> => {
    const { state } = await load(item, id)
    if (state.status !== 'erased') return
    // Whoever adds an item may name any file as its own: what was sent for another thing stays.
    if (state.mediaId !== '') await endFile(state.mediaId, id)
    await artefactsIn(kernel).eraseThing(state.familyId, 'item', id)
    await keys.erase(`item-${id}`)
  }

  /** `mark` tells one erasing from a later one that was refused before. */
  const erase = async (id: string, ending: { readonly reason: Ending; readonly intoId?: string }, mark = '') => {
    await ask(item, id, eraseItem(ending), 'eraseItem', ending.reason, mark)
    await destroy(id)
  }
  return { erase, destroy }
}
