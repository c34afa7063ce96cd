import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'

/** What visitors said of our pages, as it lies in the log, sealed. */
export const ratings = projection(
  'support.ratings',
  forCategory<SupportEvent>('support', {
    ConversationStarted: async (tx, { id, data, sealed }) => {
      if (data.channel !== 'useful') return
      await tx.query(sql.typeAlias('void')`
        insert into support.ratings (id, about, answer, at)
        values (${id}, ${sql.jsonb(sealed('about'))}, ${sql.jsonb(sealed('text'))}, ${data.startedAt})
        on conflict (id) do nothing`)
    },
  }),
)
