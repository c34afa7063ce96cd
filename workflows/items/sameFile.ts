import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { restoreSent } from '../../backend/modules/items/decide/bin.ts'
import { joinItem } from '../../backend/modules/items/decide/change.ts'
import { ITEM } from '../../backend/modules/items/contract.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'
import { item, type Item } from '../../backend/modules/items/item.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media } from '../../backend/modules/media/reading.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { mendingRecordings } from '../media/mend.ts'
import { erasingItems } from './erase.ts'

const Row = v.object({ id: v.string() })

/**
 * The same file from two relatives is one item: what was sent once more goes into the one that is there, of those that its
 * sender may see. Two at one moment may both stay.
 */
export const sameFileReactor = (kernel: Kernel): Reactor => {
  const { db, load, checkpointSignals } = kernel
  const { erase } = erasingItems(kernel)
  const { mendOriginal } = mendingRecordings(kernel)

  /** Thrown, the event is handled again. */
  const requireTables = async (position: string) => {
    if (!(await checkpointSignals.passed('items', position))) throw new Error('The read tables of items are behind')
  }
  const earlierOf = async ({ itemId, familyId, contributorId }: Item, sha256: string): Promise<string | undefined> => {
    const rows = await db.any(sql.type(Row)`
      select id from items.items
      where family_id = ${familyId} and sha256 = ${sha256} and id <> ${itemId} and state in ('preparing', 'ready', 'setAside')
        and (visibility = 'family' or contributor_id = ${contributorId})
        and (added_at, id) < (select added_at, id from items.items where id = ${itemId})
      order by binned_at is not null, added_at, id limit 1`)
    return rows[0]?.id
  }
  const merge = async (itemId: string, mediaId: string, position: string) => {
    const { state: file } = await load(media, mediaId)
    const { state } = await load(item, itemId)
    if (state.status !== 'kept' || state.mediaId !== mediaId) return
    if (file.messageId !== itemId || file.sha256 === '') return
    await requireTables(position)
    const intoId = await earlierOf(state, file.sha256)
    if (intoId === undefined) return
    const { caption, contributorId } = state
    await trySystemCommand(kernel)(item, intoId, restoreSent(), 'restoreSent', itemId)
    const sender = trySystemCommand(kernel, { kind: 'account', id: contributorId })
    await sender(item, intoId, joinItem({ caption }), 'joinItem', itemId)
    const into = (await load(item, intoId)).state
    // It may have been erased, or withdrawn from the family's sight, while we looked.
    const isSeen = into.visibility === 'family' || into.contributorId === contributorId
    if (into.status !== 'kept' || !isSeen) return
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
