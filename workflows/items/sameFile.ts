import type { Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { ITEM } from '../../backend/modules/items/contract.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'
import { item } from '../../backend/modules/items/item.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media } from '../../backend/modules/media/reading.ts'
import { mendingRecordings } from '../media/mend.ts'
import { erasingItems } from './erase.ts'
import { joiningSame } from './same.ts'

/**
 * The same file from two relatives is one item: what was sent once more goes into the one that is there, of those that its
 * sender may see. Two at one moment may both stay.
 */
export const sameFileReactor = (kernel: Kernel): Reactor => {
  const { load, checkpointSignals } = kernel
  const { erase } = erasingItems(kernel)
  const { earlierOf, joinTo } = joiningSame(kernel)
  const { mendOriginal } = mendingRecordings(kernel)

  /** Thrown, the event is handled again. */
  const requireTables = async (position: string) => {
    if (!(await checkpointSignals.passed('items', position))) throw new Error('The read tables of items are behind')
  }
  const merge = async (itemId: string, mediaId: string, position: string) => {
    const { state: file } = await load(media, mediaId)
    const { state } = await load(item, itemId)
    if (state.status !== 'kept' || state.mediaId !== mediaId) return
    if (file.messageId !== itemId || file.sha256 === '') return
    await requireTables(position)
    const intoId = await earlierOf(state, file.sha256)
    if (intoId === undefined) return
    if (!(await joinTo(intoId, state, state.caption))) return
    const into = (await load(item, intoId)).state
    await mendOriginal(into.mediaId, intoId, { mediaId, thing: `item-${itemId}` })
    await erase(itemId, { reason: 'same_bytes', intoId })
  }
  const stored = async ({ id, position }: Recorded<MediaEvent>) => {
    const { state } = await load(media, id)
    if (state.purpose === ITEM) await merge(state.messageId, id, position)
  }
  /** The file may have arrived before its item. */
  const added = async ({ id, position, data }: Recorded<Extract<ItemsEvent, { type: 'ItemAdded' }>>) => {
    if (data.mediaId !== undefined) await merge(id, data.mediaId, position)
  }
  return {
    media: reactingTo<MediaEvent>({ MediaStored: stored }),
    item: reactingTo<ItemsEvent>({ ItemAdded: added }),
  }
}
