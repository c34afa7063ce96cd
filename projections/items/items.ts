import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded, Sealed } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { ItemsEvent, Said, Told } from '../../backend/modules/items/events.ts'
import { dateInName, sortOf } from '../../backend/modules/items/reading.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { dateIn, ofMedia } from './files.ts'

const none = sql.typeAlias('void')
const sealedOrNull = (field: Sealed | null) => (field ? sql.jsonb(field) : null)

/** What an event changes of an item's row, besides the revision that it now has. */
const set = (tx: Tx, { id, revision }: Recorded, changes: ReturnType<typeof sql.fragment>) =>
  tx.query(none`update items.items set revision = ${Number(revision)}, ${changes} where id = ${id}`)

/** Where among dates stands what was said; of what can be opened no more nobody knows. */
const saidSort = (date: Said | null | string): string | null =>
  date === null || typeof date === 'string' ? null : sortOf(date)

/** When something that came with a file says that it was taken. */
const takenIn = (told: Told | string | undefined): string | null =>
  typeof told === 'object' ? dateIn(told.taken) : null

/** A family's items with all that lists need, of the item's own events and of those of its file. */
export const items = projection(
  'items.items',
  forCategory<ItemsEvent>('item', {
    // Its file may have begun to arrive before.
    ItemAdded: (tx, { id, revision, data, sealed }) =>
      tx.query(none`
        insert into items.items as i (id, family_id, contributor_id, visibility, about, media_id, name, title, text, has_title,
          named, told, told_facts, pair, kind, state, added_at, is_closed_to_machines, revision)
        values (${id}, ${data.familyId}, ${data.contributorId}, ${data.visibility}, ${data.about ?? null},
          ${data.mediaId ?? null}, ${sealedOrNull(sealed('name'))}, ${sealedOrNull(sealed('title'))},
          ${sealedOrNull(sealed('text'))}, ${data.title !== ''}, ${dateInName(data.name, data.addedAt.slice(0, 10)) || null},
          ${takenIn(data.told)}, ${sealedOrNull(sealed('told'))}, ${data.pair ?? null},
          ${data.mediaId === undefined ? 'story' : 'document'}, ${data.mediaId === undefined ? 'ready' : 'receiving'},
          ${data.addedAt}, ${data.noAnalysis === true}, ${Number(revision)})
        on conflict (id) do update
        set family_id = excluded.family_id, contributor_id = excluded.contributor_id, visibility = excluded.visibility,
          about = excluded.about, media_id = excluded.media_id,
          file_id = case when i.file_id = excluded.media_id then i.file_id end, name = excluded.name, title = excluded.title,
          text = excluded.text, has_title = excluded.has_title, named = excluded.named, told = excluded.told,
          told_facts = excluded.told_facts, pair = excluded.pair,
          is_closed_to_machines = excluded.is_closed_to_machines, added_at = excluded.added_at,
          revision = excluded.revision
        where i.family_id is null`),
    ItemDescribed: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`title = ${sealedOrNull(event.sealed('title'))}, caption = ${sealedOrNull(event.sealed('caption'))},
          text = ${sealedOrNull(event.sealed('text'))}, has_title = ${event.data.title !== ''}`,
      ),
    ItemDated: (tx, event) =>
      set(tx, event, sql.fragment`date = ${sealedOrNull(event.sealed('date'))}, said = ${saidSort(event.data.date)}`),
    PeopleTagged: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`person_ids = ${sql.array([...event.data.personIds], 'uuid')},
          speaker_id = ${event.data.speakerId ?? null}`,
      ),
    ItemPlaced: (tx, event) => set(tx, event, sql.fragment`place_id = ${event.data.placeId}`),
    TranscriptWritten: (tx, event) =>
      set(tx, event, sql.fragment`words = ${event.data.text === '' ? null : sealedOrNull(event.sealed('text'))}`),
    AnalysisRefused: (tx, event) => set(tx, event, sql.fragment`is_closed_to_machines = true`),
    AnalysisAllowed: (tx, event) => set(tx, event, sql.fragment`is_closed_to_machines = false`),
    ReadingRejected: (tx, event) =>
      set(tx, event, sql.fragment`rejected = array_remove(rejected, ${event.data.step}) || ${event.data.step}::text`),
    PictureTurned: (tx, event) => set(tx, event, sql.fragment`degrees = ${event.data.degrees}`),
    VisibilitySet: (tx, event) => set(tx, event, sql.fragment`visibility = ${event.data.visibility}`),
    ContributorJoined: (tx, event) => set(tx, event, sql.fragment`id = id`),
    FavoriteMarked: (tx, event) => set(tx, event, sql.fragment`id = id`),
    ItemBinned: (tx, event) =>
      set(tx, event, sql.fragment`binned_at = ${event.data.binnedAt}, is_unpacked = ${event.data.as === 'unpacked'}`),
    ItemRestored: (tx, event) => set(tx, event, sql.fragment`binned_at = null, is_unpacked = false`),
    BecameMotion: (tx, event) => set(tx, event, sql.fragment`motion_of = ${event.data.stillId}`),
    ItemTold: (tx, event) =>
      set(
        tx,
        event,
        sql.fragment`told = ${takenIn(event.data.told)}, told_facts = ${sealedOrNull(event.sealed('told'))}`,
      ),
    ItemErased: (tx, { id }) => tx.query(none`delete from items.items where id = ${id}`),
  }),
  forCategory<MediaEvent>('media', ofMedia),
  // They change no row: the end of a family waits until the items that were added before it stand here.
  forCategory<FamiliesEvent>('family', {}),
)

/** Whose favorite each is. */
export const favorites = projection(
  'items.favorites',
  forCategory<ItemsEvent>('item', {
    FavoriteMarked: (tx, { id, data: { accountId, isFavorite } }) =>
      isFavorite
        ? tx.query(none`
            insert into items.favorites (item_id, account_id) values (${id}, ${accountId}) on conflict do nothing`)
        : tx.query(none`delete from items.favorites where item_id = ${id} and account_id = ${accountId}`),
    ItemErased: (tx, { id }) => tx.query(none`delete from items.favorites where item_id = ${id}`),
  }),
)

/** Who else had the same file. */
export const joined = projection(
  'items.joined',
  forCategory<ItemsEvent>('item', {
    ContributorJoined: (tx, { id, data, sealed }) =>
      tx.query(none`
        insert into items.joined (item_id, account_id, caption, at)
        values (${id}, ${data.accountId}, ${sealedOrNull(sealed('caption'))}, ${data.joinedAt})
        on conflict (item_id, account_id) do update set caption = excluded.caption, at = excluded.at`),
    ItemErased: (tx, { id }) => tx.query(none`delete from items.joined where item_id = ${id}`),
  }),
)
