import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { RecordsEvent } from '../../backend/modules/records/events.ts'
import type { TreesEvent } from '../../backend/modules/trees/events.ts'

const none = sql.typeAlias('void')

/** The tree is that of the record, whose row stands already. */
const note = (tx: Tx, { id, revision, metadata }: Recorded, kind: string, undoes: number | null = null) =>
  tx.query(none`
    insert into records.changes (record_id, revision, tree_id, kind, actor_id, at, undoes)
    select ${id}::uuid, ${Number(revision)}::int, r.tree_id, ${kind}::text, ${metadata.actor.id}::text,
      ${metadata.at}::timestamptz, ${undoes}::int
    from records.records r where r.id = ${id}
    on conflict (record_id, revision) do nothing`)

/** What was done to the records of trees, and by whom; what a file brought is in its import. */
export const changes = projection(
  'records.changes',
  forCategory<RecordsEvent>('record', {
    RecordAdded: (tx, event) => note(tx, event, 'added'),
    RecordEdited: (tx, event) => note(tx, event, 'edited', event.data.undoes ?? null),
    LifeStateSet: (tx, event) => note(tx, event, 'life-state'),
    RelativeSet: (tx, event) => note(tx, event, 'relative'),
    RecordRemoved: async (tx, event) => {
      if (event.data.importId === undefined) await note(tx, event, 'removed')
    },
    RecordRestored: (tx, event) => note(tx, event, 'restored'),
  }),
  forCategory<TreesEvent>('tree', {
    TreeErased: (tx, { id }) => tx.query(none`delete from records.changes where tree_id = ${id}`),
  }),
)
