import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { DeliveriesEvent } from '../../backend/modules/deliveries/events.ts'

/** What recipients sent back, with their words as they lie in the log. */
export const replies = projection(
  'deliveries.replies',
  forCategory<DeliveriesEvent>('delivery', {
    ReplySent: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into deliveries.replies (id, delivery_id, at, body, media_id)
        values (${data.replyId}, ${id}, ${data.at}, ${sql.jsonb(sealed('body'))}, ${data.mediaId ?? null})
        on conflict (id) do nothing`),
  }),
)
