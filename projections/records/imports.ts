import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ImportsEvent } from '../../backend/modules/records/events.ts'
import type { TreesEvent } from '../../backend/modules/trees/events.ts'

const none = sql.typeAlias('void')

const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update records.imports set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** Imports of files, with what was found as it lies in the log, sealed. */
export const imports = projection(
  'records.imports',
  forCategory<ImportsEvent>('gedimport', {
    ImportBegun: (tx, { id, revision, data }) =>
      tx.query(none`
        insert into records.imports (id, tree_id, family_id, contributor_id, item_id, state, begun_at, revision)
        values (${id}, ${data.treeId}, ${data.familyId}, ${data.contributorId}, ${data.itemId}, 'kept', ${data.begunAt},
          ${Number(revision)})
        on conflict (id) do nothing`),
    CharsetChosen: (tx, event) => set(tx, event, sql.fragment`state = 'kept'`),
    FileRead: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`state = 'read', report = ${sql.jsonb(event.sealed('report'))}, records = ${event.data.records},
          people = ${event.data.people}`,
      ),
    FileRefused: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`state = 'refused', reason = ${event.data.reason}, first_line = ${sql.jsonb(event.sealed('firstLine'))}`,
      ),
    ImportApproved: (tx, event) => set(tx, event, sql.fragment`state = 'applying'`),
    ChunkApplied: (tx, event) => set(tx, event, sql.fragment`applied = ${event.data.applied}`),
    ImportFinished: (tx, event) => set(tx, event, sql.fragment`state = 'finished', applied = ${event.data.records}`),
    ImportCancelled: (tx, event) => set(tx, event, sql.fragment`state = 'cancelled'`),
    ImportUndoBegun: (tx, event) => set(tx, event, sql.fragment`state = 'undoing'`),
    ImportUndone: (tx, event) => set(tx, event, sql.fragment`state = 'undone', kept = ${event.data.kept.length}`),
  }),
  forCategory<TreesEvent>('tree', {
    TreeErased: (tx, { id }) => tx.query(none`delete from records.imports where tree_id = ${id}`),
  }),
)
