import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type ItemsEvent } from '../../backend/modules/items/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of an item's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update items.items set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's items, with titles as they lie in the log, sealed. */
const table = projection(
  'items.items',
  forCategory<ItemsEvent>('item', {
    ItemAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into items.items (id, family_id, contributor_id, media_id, title, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${data.mediaId ?? null},
          ${sql.jsonb(sealed('title'))}, ${data.addedAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    ItemRenamed: (tx, event) => set(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    ItemRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    ItemRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    ItemErased: (tx, { id }) => tx.query(none`delete from items.items where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the items that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const items: ReadModule = {
  categories,
  tables: [table],
  noted: {
    category: 'item',
    kinds: { ItemAdded: 'item_added', ItemRemoved: 'item_removed', ItemRestored: 'item_restored' },
    erasedBy: 'ItemErased',
  },
}
