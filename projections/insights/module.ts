import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type InsightsEvent } from '../../backend/modules/insights/events.ts'

const none = sql.typeAlias('void')

/** What a family says is wrong. */
const dismissed = projection(
  'insights.dismissed',
  forCategory<InsightsEvent>('insight', {
    SuggestionDismissed: (tx, { id, data }) =>
      tx.query(none`
        insert into insights.dismissed (family_id, kind, key) values (${id}, ${data.kind}, ${data.key})
        on conflict do nothing`),
  }),
  forCategory<FamiliesEvent>('family', {
    FamilyEnded: (tx, { id }) => tx.query(none`delete from insights.dismissed where family_id = ${id}`),
  }),
)

export const insights: ReadModule = { categories, tables: [dismissed] }
