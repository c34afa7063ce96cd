import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AlbumsEvent } from '../../backend/modules/albums/events.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'

const none = sql.typeAlias('void')

const place = (tx: Tx, albumId: string, itemId: string, at: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update albums.items set place = ${at} where album_id = ${albumId} and item_id = ${itemId}`)
const afterLast = (albumId: string) => sql.fragment`
  (select coalesce(max(place), 0) + 1 from albums.items where album_id = ${albumId})`

/** What is in each album; one that is moved makes those after it move on. */
export const albumItems = projection(
  'albums.items',
  forCategory<AlbumsEvent>('album', {
    AlbumItemsAdded: (tx, { id, data }) =>
      tx.query(none`
        insert into albums.items (album_id, item_id, place)
        select ${id}::uuid, each.id, ${afterLast(id)} + each.n
        from unnest(${sql.array([...data.itemIds], 'uuid')}) with ordinality as each (id, n)
        on conflict (album_id, item_id) do nothing`),
    AlbumItemsRemoved: (tx, { id, data }) =>
      tx.query(none`
        delete from albums.items where album_id = ${id} and item_id = any(${sql.array([...data.itemIds], 'uuid')})`),
    AlbumItemMoved: async (tx, { id, data: { itemId, beforeId } }) => {
      if (beforeId === null) {
        await place(tx, id, itemId, afterLast(id))
        return
      }
      await tx.query(none`
        update albums.items set place = place + 1
        where album_id = ${id}
          and place >= (select place from albums.items where album_id = ${id} and item_id = ${beforeId})`)
      const before = sql.fragment`
        coalesce((select place - 1 from albums.items where album_id = ${id} and item_id = ${beforeId}), place)`
      await place(tx, id, itemId, before)
    },
    AlbumErased: (tx, { id }) => tx.query(none`delete from albums.items where album_id = ${id}`),
  }),
  forCategory<ItemsEvent>('item', {
    ItemErased: (tx, { id }) => tx.query(none`delete from albums.items where item_id = ${id}`),
  }),
)
