import * as v from 'valibot'
import { sql, type Fragment } from '../../../kernel/db.ts'
import type { Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { takenOf, type Use } from '../../../kernel/process/uses.ts'
import type { ItemPage, ItemRow, ItemsQuery, ItemsSpace, Months, MonthsQuery, Shelf, TodayItems } from '../contract.ts'
import { isInBin, isSeen, ListedRow, rowsFor, shown } from './row.ts'

const GIB = 2 ** 30
/** @number items of a day of other years */
const MOST_TODAY = 60

const UNNAMED = sql.fragment`
  i.kind in ('photo', 'video', 'voice') and i.person_ids = '{}' and i.speaker_id is null`

const onShelf = (shelf: Shelf, reader: Reader): Fragment => {
  const shelves: Readonly<Record<Shelf, Fragment>> = {
    undated: sql.fragment`i.sorts = ''`,
    unnamed: UNNAMED,
    setAside: sql.fragment`i.state = 'setAside'`,
    favorites: sql.fragment`
      exists (select from items.favorites f where f.item_id = i.id and f.account_id = ${reader.id})`,
    onlyMe: sql.fragment`i.visibility = 'only_me'`,
    mine: sql.fragment`i.contributor_id = ${reader.id}`,
    bin: isInBin(reader),
  }
  return shelves[shelf]
}

/** Stands after every date. */
const UNDATED = '~'
/** Where an item stands among dates: the index of the list has the same words. */
const PLACE = sql.fragment`coalesce(nullif(i.sorts, ''), '~')`

type Filters = Omit<MonthsQuery, 'after'>

/** The items that whoever reads may see, of those that are asked for. */
const matching = (reader: Reader, { kind, who, where, album, about, from, to, shelf }: Filters): Fragment => {
  const conditions = [
    isSeen(reader),
    ...(shelf === 'bin' ? [] : [sql.fragment`i.binned_at is null`]),
    ...(shelf === undefined ? [] : [onShelf(shelf, reader)]),
    ...(kind === undefined ? [] : [sql.fragment`i.kind = ${kind}`]),
    ...(who === undefined
      ? []
      : [sql.fragment`(i.person_ids @> ${sql.array([who], 'uuid')} or i.speaker_id = ${who})`]),
    ...(where === undefined ? [] : [sql.fragment`i.place_id = ${where}`]),
    ...(about === undefined ? [] : [sql.fragment`i.about = ${about}`]),
    ...(album === undefined
      ? []
      : [
          sql.fragment`exists (select from albums.items m join albums.albums a on a.id = m.album_id
          where m.item_id = i.id and m.album_id = ${album} and a.removed_at is null)`,
        ]),
    // What is known closer, or of the decade that begins with it, follows in the list; undated is of no time.
    ...(from === undefined ? [] : [sql.fragment`${PLACE} >= ${from} and ${PLACE} < ${UNDATED}`]),
    ...(to === undefined ? [] : [sql.fragment`${PLACE} < ${`${to}${UNDATED}`}`]),
  ]
  return sql.fragment`${sql.join(conditions, sql.fragment` and `)}`
}

type Order = { readonly mark: Fragment; readonly by: Fragment; readonly after: (mark: string, id: string) => Fragment }
const orders: Readonly<Record<'date' | 'added', Order>> = {
  date: {
    mark: PLACE,
    by: sql.fragment`${PLACE}, i.id`,
    after: (mark, id) => sql.fragment`(${PLACE}, i.id) > (${mark}, ${id}::uuid)`,
  },
  added: {
    mark: sql.fragment`i.added_at::text`,
    by: sql.fragment`i.added_at desc, i.id desc`,
    after: (mark, id) => sql.fragment`(i.added_at, i.id) < (${mark}::timestamptz, ${id}::uuid)`,
  },
}
const inAlbum = (album: string): Order => {
  const place = sql.fragment`(select m.place from albums.items m where m.item_id = i.id and m.album_id = ${album})`
  return {
    mark: sql.fragment`${place}::text`,
    by: sql.fragment`${place}, i.id`,
    after: (mark, id) => sql.fragment`(${place}, i.id) > (${mark}::int, ${id}::uuid)`,
  }
}

/** What `next` of a page says: where the list goes on. */
const markIn = (before: string): readonly [mark: string, id: string] => {
  const at = before.lastIndexOf('_')
  return [before.slice(0, Math.max(0, at)), before.slice(at + 1)]
}

export const itemsOf = async (kernel: Kernel, reader: Reader, query: Omit<ItemsQuery, 'after'>): Promise<ItemPage> => {
  const { before, limit, order: by, album, ...filters } = query
  const order = album === undefined ? orders[by] : inAlbum(album)
  const [mark, id] = markIn(before ?? '')
  const rows = await kernel.db.any(sql.type(ListedRow)`
    select ${order.mark} as mark, ${shown(reader)}
    from items.items i
    where ${matching(reader, { ...filters, album })}
      and ${before === undefined ? sql.fragment`true` : order.after(mark, id)}
    order by ${order.by} limit ${limit + 1}`)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await rowsFor(kernel, reader, page),
    next: rows.length > limit && last ? `${last.mark}_${last.id}` : null,
  }
}

/** Those of these that whoever reads may see, in the order of their ids. */
export const itemsById = async (kernel: Kernel, reader: Reader, ids: readonly string[]): Promise<ItemRow[]> => {
  const rows = await kernel.db.any(sql.type(ListedRow)`
    select '' as mark, ${shown(reader)} from items.items i
    where i.id = any(${sql.array([...ids], 'uuid')}) and ${isSeen(reader)} and (i.binned_at is null or ${isInBin(reader)})`)
  const place = new Map(ids.map((id, at) => [id, at]))
  const inOrder = rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return rowsFor(kernel, reader, inOrder)
}

const Month = v.object({ month: v.string(), n: v.number() })

/** How many there are under each heading of the list. */
export const monthsOf = async ({ db }: Kernel, reader: Reader, filters: Filters): Promise<Months> => {
  const months = await db.any(sql.type(Month)`
    select left(i.sorts, 7) as month, count(*)::int as n from items.items i
    where ${matching(reader, filters)}
    group by left(i.sorts, 7) order by nullif(left(i.sorts, 7), '') nulls last`)
  return { months: [...months], n: months.reduce((sum, { n }) => sum + n, 0) }
}

/** What is from this day of other years; nobody is shown of whom the family wants no reminder. */
export const todayOf = async (kernel: Kernel, reader: Reader, on: string): Promise<TodayItems> => {
  const rows = await kernel.db.any(sql.type(ListedRow)`
    select i.sorts as mark, ${shown(reader)} from items.items i
    where ${isSeen(reader)} and i.binned_at is null and length(i.sorts) >= 10
      and substr(i.sorts, 6, 5) = ${on.slice(5)} and i.sorts < ${on.slice(0, 4)}
      and not exists (select from connections.relatives r
        where r.family_id = ${reader.familyId} and r.is_quiet and (r.id = any(i.person_ids) or r.id = i.speaker_id))
    order by i.sorts, i.id limit ${MOST_TODAY}`)
  return { items: await rowsFor(kernel, reader, rows) }
}

const Space = v.object({
  n: v.number(),
  undated: v.number(),
  unnamed: v.number(),
  inBin: v.number(),
})

/** How much there is, of what whoever reads may see, and what all of the family's takes. */
export const spaceOf = async (kernel: Kernel, reader: Reader): Promise<ItemsSpace> => {
  const [counts, { used, limit }] = await Promise.all([
    kernel.db.one(sql.type(Space)`
      select count(*) filter (where i.binned_at is null)::int as n,
        count(*) filter (where i.binned_at is null and i.sorts = '')::int as undated,
        count(*) filter (where i.binned_at is null and ${UNNAMED})::int as unnamed,
        count(*) filter (where ${isInBin(reader)})::int as in_bin
      from items.items i where ${isSeen(reader)}`),
    takenOf(kernel, reader.familyId, 'storageGb'),
  ])
  return { ...counts, bytes: Math.round(used * GIB), limitBytes: limit * GIB }
}

const Used = v.object({ n: v.number(), bytes: v.number() })
/** All of a family's items, those in the bin and of one member alone among them; an archive whose files are kept takes no room. */
export const usedBy = ({ db }: Pick<Kernel, 'db'>, familyId: string): Promise<v.InferOutput<typeof Used>> =>
  db.one(sql.type(Used)`
    select count(*)::int as n, coalesce(sum(bytes) filter (where not is_unpacked), 0)::bigint as bytes
    from items.items where family_id = ${familyId}`)

/** What the files of a family's items take: what its plan counts. */
export const storageUsed: Use = {
  limit: 'storageGb',
  count: async ({ db }, familyId) => (await usedBy({ db }, familyId)).bytes / GIB,
}
