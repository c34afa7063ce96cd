import * as v from 'valibot'
import { sql, type Fragment } from '../../../kernel/db.ts'
import { may, mayChange } from '../../../kernel/identity/roles.ts'
import { isVisible, type Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import { FORMER } from '../../families/reading.ts'
import { ItemKind, ItemState, Motion, Turn, Visibility, type ItemRow } from '../contract.ts'
import { dateOf } from './date.ts'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  kind: ItemKind,
  state: ItemState,
  name: v.nullable(SealedText),
  title: v.nullable(SealedText),
  caption: v.nullable(SealedText),
  hasTitle: v.boolean(),
  date: v.nullable(SealedText),
  said: v.nullable(v.string()),
  taken: v.nullable(v.string()),
  told: v.nullable(v.string()),
  named: v.nullable(v.string()),
  sorts: v.string(),
  isZoneAssumed: v.boolean(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  degrees: Turn,
  durationMs: v.nullable(v.number()),
  pages: v.nullable(v.number()),
  isPartial: v.boolean(),
  motion: v.nullable(Motion),
  variants: v.array(v.string()),
  bytes: v.nullable(v.number()),
  setAsideAs: v.nullable(v.string()),
  about: v.nullable(v.string()),
  contributorId: v.string(),
  addedAt: v.string(),
  visibility: Visibility,
  isFavorite: v.boolean(),
  albumIds: v.array(v.string()),
  personIds: v.array(v.string()),
  speakerId: v.nullable(v.string()),
  placeId: v.nullable(v.string()),
  binnedAt: v.nullable(v.string()),
  isSafe: v.boolean(),
  isDamaged: v.boolean(),
})
type Row = v.InferOutput<typeof Row>
/** With what lists go on from. */
export const ListedRow = v.object({ ...Row.entries, mark: v.string() })

/**
 * Whether whoever reads may see an item, in statements that call its table `i`. The film of a picture's moment is seen with
 * the picture alone.
 */
export const isSeen = (reader: Pick<Reader, 'id' | 'familyId'>): Fragment => sql.fragment`
  ${isVisible(sql.fragment`i`, reader)} and i.motion_of is null`

/** Of what is in the bin those who may bring it back see it. */
export const isInBin = ({ id, role }: Reader): Fragment => sql.fragment`
  i.binned_at is not null and (${may(role, 'edit')}::boolean or ${may(role, 'add')}::boolean and i.contributor_id = ${id})`

/** What came can be read, in statements that call the table `i`. */
export const isWhole = sql.fragment`'original' <> all(i.damaged)`

/** What rows of lists are made of, in statements that call the table `i`. */
export const shown = (reader: Reader): Fragment => sql.fragment`
  i.id, i.revision, i.kind, i.state, i.name, i.title, i.caption, i.has_title, i.date, i.said, i.taken, i.told, i.named, i.sorts,
  i.is_zone_assumed, i.width, i.height, i.degrees, i.duration_ms, i.pages, i.is_partial, i.variants, i.bytes, i.set_aside_as,
  (select o.id from items.items o
    where o.id = i.about and o.binned_at is null and ${isVisible(sql.fragment`o`, reader)}) as about,
  i.contributor_id, i.added_at, i.visibility, i.person_ids, i.speaker_id, i.place_id, i.binned_at,
  i.media_id is null or i.sha256 is not null and ${isWhole} as is_safe, not ${isWhole} as is_damaged,
  case when 'motion' = any(i.variants) then 'ready' else (
    select case when h.state in ('ready', 'setAside') then h.state else 'preparing' end from items.items h
    where h.motion_of = i.id order by h.state <> 'ready', h.added_at, h.id limit 1) end as motion,
  exists (select from items.favorites f where f.item_id = i.id and f.account_id = ${reader.id}) as is_favorite,
  array(select m.album_id from albums.items m join albums.albums a on a.id = m.album_id
    where m.item_id = i.id and a.removed_at is null order by m.album_id) as album_ids`

/** What an item is called: its title, else what its file was called; of a picture that says nothing. */
const titleOf = async ({ unseal }: Pick<Kernel, 'unseal'>, { hasTitle, title, name, kind }: Row): Promise<string> => {
  if (hasTitle && title) return unseal(title)
  return name && kind !== 'photo' ? unseal(name) : ''
}

/** Rows as whoever reads sees them; only what is there is opened. */
export const rowsFor = async (kernel: Kernel, reader: Reader, rows: readonly Row[]): Promise<ItemRow[]> => {
  const names = await kernel.membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async (row) => {
      const { contributorId, width, height, degrees } = row
      const isOwn = contributorId === reader.id
      const isTurned = degrees === 90 || degrees === 270
      const [title, caption, date] = await Promise.all([
        titleOf(kernel, row),
        row.caption ? kernel.unseal(row.caption) : '',
        dateOf(kernel, row),
      ])
      return {
        id: row.id,
        revision: row.revision,
        kind: row.kind,
        state: row.state,
        title,
        caption,
        date,
        sortsAs: row.sorts,
        width: isTurned ? height : width,
        height: isTurned ? width : height,
        turned: degrees,
        durationMs: row.durationMs,
        pages: row.pages,
        isPartial: row.isPartial,
        motion: row.motion,
        variants: row.variants,
        bytes: row.bytes,
        setAsideAs: row.setAsideAs,
        about: row.about,
        addedBy: names.get(contributorId) || FORMER,
        addedAt: row.addedAt,
        isOwn,
        mayChange: mayChange(reader.role, isOwn),
        visibility: row.visibility,
        isFavorite: row.isFavorite,
        albumIds: row.albumIds,
        personIds: row.personIds,
        speakerId: row.speakerId,
        placeId: row.placeId,
        binnedAt: row.binnedAt,
        isSafe: row.isSafe,
        isDamaged: row.isDamaged,
      }
    }),
  )
}
