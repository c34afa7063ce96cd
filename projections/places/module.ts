import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ReadModule } from '../../backend/kernel/process/module.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { categories, type PlacesEvent } from '../../backend/modules/places/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of a place's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update places.places set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** A family's places, with names and coordinates as they lie in the log, sealed. */
const table = projection(
  'places.places',
  forCategory<PlacesEvent>('place', {
    PlaceNamed: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into places.places (id, family_id, contributor_id, name, at, added_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${sql.jsonb(sealed('name'))}, ${sql.jsonb(sealed('at'))},
          ${data.addedAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    PlaceChanged: (tx, event) =>
      set(tx, event, sql.fragment`name = ${sql.jsonb(event.sealed('name'))}, at = ${sql.jsonb(event.sealed('at'))}`),
    PlaceRemoved: (tx, event) => set(tx, event, sql.fragment`removed_at = ${event.data.removedAt}`),
    PlaceRestored: (tx, event) => set(tx, event, sql.fragment`removed_at = null`),
    PlaceErased: (tx, { id }) => tx.query(none`delete from places.places where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the places that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const places: ReadModule = {
  categories,
  tables: [table],
  noted: {
    category: 'place',
    kinds: { PlaceNamed: 'place_added', PlaceRemoved: 'place_removed', PlaceRestored: 'place_restored' },
    erasedBy: 'PlaceErased',
  },
}
