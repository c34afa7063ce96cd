import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { VisitsEvent } from '../../backend/modules/shares/events.ts'

/** Who opened a link, and what of it they looked at: a row for each opening, without a kind, and one for each thing. */
export const views = projection(
  'shares.views',
  forCategory<VisitsEvent>('visit', {
    ShareOpened: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into shares.views (visit_id, share_id, kind, thing_id, at, device)
        values (${id}, ${data.shareId}, '', '', ${data.openedAt}, ${data.device})
        on conflict do nothing`),
    ShareItemViewed: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into shares.views (visit_id, share_id, kind, thing_id, at, device)
        select visit_id, share_id, ${data.kind}, ${data.id}, ${data.viewedAt}::timestamptz, device
        from shares.views where visit_id = ${id} and kind = ''
        on conflict do nothing`),
  }),
)
