import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type PhotosEvent } from '../../backend/modules/photos/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a photo's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update photos.photos set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's photos, with titles as they lie in the log, sealed. */
const table = projection(
  'photos.photos',
  forCategory<PhotosEvent>('photo', {
    PhotoAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into photos.photos (id, family_id, contributor_id, title, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('title'))}, ${data.addedAt},
          ${Number(revision)})
        on conflict (id) do nothing`),
    PhotoRenamed: (tx, event) => set(tx, event, sql.fragment`title = ${sql.jsonb(event.sealed('title'))}`),
    PhotoRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    PhotoRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    PhotoErased: (tx, { id }) => tx.query(none`delete from photos.photos where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the photos that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const photos: ReadModule = {
  categories,
  tables: [table],
  noted: {
    category: 'photo',
    kinds: { PhotoAdded: 'photo_added', PhotoRemoved: 'photo_removed', PhotoRestored: 'photo_restored' },
    erasedBy: 'PhotoErased',
  },
}
