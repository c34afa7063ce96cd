import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type AlbumsEvent } from '../../backend/modules/albums/events.ts'
import { albumItems } from './items.ts'

const none = sql.typeAlias('void')

/** What an event changes of an album's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update albums.albums set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's albums, with titles as they lie in the log, sealed. */
const table = projection(
  'albums.albums',
  forCategory<AlbumsEvent>('album', {
    AlbumCreated: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into albums.albums (id, family_id, contributor_id, title, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${data.addedAt},
          ${Number(revision)})
        on conflict (id) do nothing`),
    AlbumRenamed: (tx, event) => set(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    // Their places are in their own table; what changes here is what revision an album has.
    AlbumItemsAdded: (tx, event) => set(tx, event, sql.fragment`id = id`),
    AlbumItemsRemoved: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`cover_id = case when cover_id = any(${sql.array([...event.data.itemIds], 'uuid')}) then null
          else cover_id end`,
      ),
    AlbumItemMoved: (tx, event) => set(tx, event, sql.fragment`id = id`),
    AlbumCoverSet: (tx, event) => set(tx, event, sql.fragment`cover_id = ${event.data.itemId}`),
    AlbumRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    AlbumRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    AlbumErased: (tx, { id }) => tx.query(none`delete from albums.albums where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the albums that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const albums: ReadModule = {
  categories,
  tables: [table, albumItems],
  noted: {
    category: 'album',
    kinds: { AlbumCreated: 'album_added', AlbumRemoved: 'album_removed', AlbumRestored: 'album_restored' },
    erasedBy: 'AlbumErased',
  },
}
