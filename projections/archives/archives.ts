import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ArchivesEvent } from '../../backend/modules/archives/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'

const none = sql.typeAlias('void')

/** What an event changes of an archive's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update archives.archives set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** How far each archive has been read. */
export const archives = projection(
  'archives.archives',
  forCategory<ArchivesEvent>('archive', {
    ArchiveOpened: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into archives.archives (id, family_id, contributor_id, visibility, name, state, entries, opened_at, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${data.visibility}, ${sql.jsonb(sealed('name'))}, 'reading',
          ${data.entries}, ${data.openedAt}, ${Number(revision)})
        on conflict (id) do nothing`),
    EntriesRead: (tx, event) => set(tx, event, sql.fragment`id = id`),
    EntriesTold: (tx, event) => set(tx, event, sql.fragment`id = id`),
    ArchiveRead: (tx, event) => set(tx, event, sql.fragment`state = 'read'`),
    ArchiveSettled: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`state = 'settled', is_kept = ${event.data.isKept}, finished_at = ${event.data.settledAt}`,
      ),
    ArchiveStopped: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`state = 'stopped', stop = ${event.data.code}, is_kept = true, finished_at = ${event.data.stoppedAt}`,
      ),
    ArchiveReopened: (tx, event) =>
      set(tx, event, sql.fragment`state = 'reading', stop = null, is_kept = true, finished_at = null`),
    ArchiveForgotten: (tx, { id }) => tx.query(none`delete from archives.archives where id = ${id}`),
  }),
  // They change no row: the end of a family waits until the archives that were opened before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

export const names = projection(
  'archives.names',
  forCategory<ArchivesEvent>('archive', {
    EntriesRead: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into archives.names (archive_id, batch, first, names)
        values (${id}, ${Number(revision)}, ${data.from}, ${sql.jsonb(sealed('names'))})
        on conflict (archive_id, batch) do nothing`),
    ArchiveForgotten: (tx, { id }) => tx.query(none`delete from archives.names where archive_id = ${id}`),
  }),
)

/** What became of each file. One that was added stays so until it is no item any more, or another item has its bytes. */
export const entries = projection(
  'archives.entries',
  forCategory<ArchivesEvent>('archive', {
    EntriesRead: (tx, { id, revision, data: { from, answers } }) =>
      tx.query(none`
        insert into archives.entries (archive_id, n, batch, answer, item_id, is_bare)
        select ${id}, ${from} + e.n - 1, ${Number(revision)}, e.answer, nullif(e.item_id, '')::uuid, e.is_bare
        from unnest(
          ${sql.array(
            answers.map(({ answer }) => answer),
            'text',
          )},
          ${sql.array(
            answers.map(({ itemId = '' }) => itemId),
            'text',
          )},
          ${sql.array(
            answers.map(({ isBare = false }) => isBare),
            'bool',
          )}
        ) with ordinality as e (answer, item_id, is_bare, n)
        on conflict (archive_id, n) do update
        set batch = excluded.batch, answer = excluded.answer, item_id = excluded.item_id, is_bare = excluded.is_bare`),
    EntriesTold: (tx, { id, data: { places } }) =>
      tx.query(none`
        update archives.entries set is_bare = false
        where archive_id = ${id} and n = any(${sql.array([...places], 'int4')})`),
    ArchiveForgotten: (tx, { id }) => tx.query(none`delete from archives.entries where archive_id = ${id}`),
  }),
  forCategory<ItemsEvent>('item', {
    ItemErased: (tx, { id, data: { reason, intoId = null } }) =>
      reason === 'same_bytes'
        ? tx.query(none`update archives.entries set answer = 'here', item_id = ${intoId} where item_id = ${id}`)
        : tx.query(none`update archives.entries set item_id = null where item_id = ${id}`),
  }),
)
