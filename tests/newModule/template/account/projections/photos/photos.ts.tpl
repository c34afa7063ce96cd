import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { PhotosEvent } from '../../backend/modules/photos/events.ts'

/** What people have added; titles as they lie in the log, sealed. */
export const photos = projection(
  'photos.photos',
  forCategory<PhotosEvent>('photo', {
    PhotoAdded: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into photos.photos (id, owner_id, title, added_at)
        values (${id}, ${data.ownerId}, ${sql.jsonb(sealed('title'))}, ${data.addedAt}) on conflict (id) do nothing`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from photos.photos where owner_id = ${id}`),
  }),
)
