import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AuditEvent } from '../../backend/modules/audit/events.ts'

/** What staff looked at, for the person whose it is. */
export const looks = projection(
  'audit.looks',
  forCategory<AuditEvent>('admin', {
    AdminViewed: async (tx, { position, data, metadata }) => {
      if (data.of === undefined) return
      await tx.query(sql.typeAlias('void')`
        insert into audit.looks (pos, at, stream) values (${position}, ${metadata.at}, ${data.of})
        on conflict (pos) do nothing`)
    },
  }),
)
