import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { requireRoom } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'

const Row = v.object({ id: v.string() })
type Film = { readonly ownerId: string; readonly messageId: string; readonly purpose: string; readonly type: string }

/**
 * A message with a film in it is begun only while its author's plan has room for one more; what was begun goes on, and what
 * is over counts no more.
 * @throws Refused plan-required
 */
export const requireVideoRoom = async (
  { db, entitledAccount, lifting }: Pick<Kernel, 'db' | 'entitledAccount' | 'lifting'>,
  { ownerId, messageId, purpose, type }: Film,
): Promise<void> => {
  if (purpose !== 'message' || !type.startsWith('video/')) return
  const { videoMessages: most } = await entitledAccount(ownerId)
  if (most === 'unlimited') return
  const kept = await db.any(sql.type(Row)`
    select distinct x.id from messages.messages x join media.media m on m.message_id = x.id
    where x.owner_id = ${ownerId} and x.state not in ('delivered', 'undeliverable', 'recalled', 'cancelled', 'erased')
      and m.state not in ('cancelled', 'rejected', 'erased') and (x.kind = 'video' or m.mime like 'video/%')`)
  if (!kept.some(({ id }) => id === messageId))
    requireRoom(most, kept.length, lifting('videoMessages', kept.length + 1))
}
