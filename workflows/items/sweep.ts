import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ARRIVES_DAYS, KEPT_DAYS } from '../../backend/modules/items/contract.ts'
import { item, type Item } from '../../backend/modules/items/item.ts'
import { media } from '../../backend/modules/media/reading.ts'
import { beating } from '../kernel/beating.ts'
import { idOfStream } from '../kernel/systemCommand.ts'
import { erasingRecordings } from '../media/erase.ts'
import { erasingItems } from './erase.ts'

/** @number items that a sweep erases at once */
const MOST_AT_ONCE = 500
/** @number how long an item waits for its file where days are short */
const LEAST_WAIT_MS = 3_600_000
const Row = v.object({ id: v.string() })

/** What of families' items and files nobody waits for any more: read tables say what may be over, streams whether it is. */
export const sweepingVault = (kernel: Kernel) => {
  const { db, clock, load } = kernel
  const { erase } = erasingItems(kernel)
  const { removeStrays, uploadsKept } = erasingRecordings(kernel)

  /** Whether its file is here, or still on its way. What was sent for another thing is none of its. */
  const hasArrived = async (id: string, { mediaId }: Item): Promise<boolean> => {
    const { messageId, status, sha256 } = (await load(media, mediaId)).state
    return messageId === id && (sha256 !== '' || status === 'receiving' || status === 'received')
  }

  return {
    /** Streams of items that were in the bin for long enough, or whose file did not come: as many as a run can do. */
    itemsToErase: async (): Promise<string[]> => {
      const ago = (ms: number) => sql.fragment`now() - ${`${ms} milliseconds`}::interval`
      const waitsMs = Math.max(ARRIVES_DAYS * clock.dayMs, LEAST_WAIT_MS)
      const rows = await db.any(sql.type(Row)`
        select id from items.items where binned_at < ${ago(KEPT_DAYS * clock.dayMs)}
        union all
        select id from items.items
        where sha256 is null and media_id is not null and state <> 'storing' and added_at < ${ago(waitsMs)}
        limit ${MOST_AT_ONCE}`)
      return [...new Set(rows.map(({ id }) => `item-${id}`))]
    },
    /** Nothing happens to what somebody brought back, or sent after all, since the read tables were asked. */
    eraseSwept: (stream: string): Promise<void> =>
      beating(async () => {
        const id = idOfStream(stream)
        const { state, revision } = await load(item, id)
        const isHere = state.mediaId === '' || (await hasArrived(id, state))
        await erase(id, { reason: isHere ? 'binned' : 'never_arrived' }, String(revision))
      }),
    uploadsKept,
    removeStrays: (mediaId: string): Promise<void> => beating(() => removeStrays(mediaId)),
  }
}
export type SweepingVault = ReturnType<typeof sweepingVault>
