import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type TreesEvent } from '../../backend/modules/trees/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a tree's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update trees.trees set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's trees, with titles as they lie in the log, sealed. */
const table = projection(
  'trees.trees',
  forCategory<TreesEvent>('tree', {
    TreeAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into trees.trees (id, family_id, contributor_id, title, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${data.addedAt},
          ${Number(revision)})
        on conflict (id) do nothing`),
    TreeRenamed: (tx, event) => set(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    HomePersonSet: (tx, event) => set(tx, event, sql.fragment`home_id = ${event.data.recordId}`),
    TreeRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    TreeRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    TreeErased: (tx, { id }) => tx.query(none`delete from trees.trees where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the trees that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const trees: ReadModule = {
  categories,
  tables: [table],
  noted: {
    category: 'tree',
    kinds: { TreeAdded: 'tree_added', TreeRemoved: 'tree_removed', TreeRestored: 'tree_restored' },
    erasedBy: 'TreeErased',
  },
}
