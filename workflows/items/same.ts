import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { restoreSent } from '../../backend/modules/items/decide/bin.ts'
import { joinItem } from '../../backend/modules/items/decide/change.ts'
import { item, type Item } from '../../backend/modules/items/item.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

const Row = v.object({ id: v.string() })
type Sent = Pick<Item, 'itemId' | 'familyId' | 'contributorId'>

/** The same file from two relatives is one item: what was sent once more goes into the one that is there. */
export const joiningSame = (kernel: Kernel) => {
  const { db, load } = kernel

  /** Of those that its sender may see, the one that was there first; none that came after `sent`, where that is one itself. */
  const earlierOf = async ({ itemId, familyId, contributorId }: Sent, sha256: string): Promise<string | undefined> => {
    const rows = await db.any(sql.type(Row)`
      select i.id from items.items i left join items.items s on s.id = ${itemId} and s.family_id is not null
      where i.family_id = ${familyId} and i.sha256 = ${sha256} and i.id <> ${itemId}
        and i.state in ('preparing', 'ready', 'setAside') and not i.is_unpacked
        and (s.id is not null or 'original' <> all(i.damaged))
        and (i.visibility = 'family' or i.contributor_id = ${contributorId})
        and (s.id is null or (i.added_at, i.id) < (s.added_at, s.id))
      order by i.binned_at is not null, i.added_at, i.id limit 1`)
    return rows[0]?.id
  }
  /** @returns whether it is there: it may have been erased, or withdrawn from the sender's sight, while we looked */
  const joinTo = async (intoId: string, { itemId, contributorId }: Sent, caption: string): Promise<boolean> => {
    await trySystemCommand(kernel)(item, intoId, restoreSent(), 'restoreSent', itemId)
    const sender = trySystemCommand(kernel, { kind: 'account', id: contributorId })
    await sender(item, intoId, joinItem({ caption }), 'joinItem', itemId)
    const { status, visibility, contributorId: addedBy } = (await load(item, intoId)).state
    return status === 'kept' && (visibility === 'family' || addedBy === contributorId)
  }
  return { earlierOf, joinTo }
}
