import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import { may, mayChange } from '../../kernel/identity/roles.ts'
import { isVisible, type Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import type { AlbumDetail, AlbumRow } from './contract.ts'

/** @number albums in a list */
const MOST = 1_000

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  title: SealedText,
  n: v.number(),
  coverId: v.nullable(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  addedAt: v.string(),
  removedAt: v.nullable(v.string()),
})

/** What of albums whoever reads may see, with all that is in them and may be seen. */
const albumsWhere = async (kernel: Kernel, reader: Reader, condition: Fragment): Promise<AlbumRow[]> => {
  const { db, membership, unseal } = kernel
  const { id, familyId, role } = reader
  const rows = await db.any(sql.type(Row)`
    select a.id, a.revision, a.contributor_id, a.title, a.added_at, a.removed_at, c.n, c.cover_id, c.from, c.to
    from albums.albums a
    cross join lateral (
      select count(*)::int as n, min(nullif(i.sorts, '')) as from, max(nullif(i.sorts, '')) as to,
        coalesce(
          min(i.id::text) filter (where i.id = a.cover_id),
          (array_agg(i.id::text order by m.place) filter (where 'thumb' = any(i.variants)))[1]) as cover_id
      from albums.items m join items.items i on i.id = m.item_id
      where m.album_id = a.id and ${isVisible(sql.fragment`i`, reader)} and i.binned_at is null and i.motion_of is null) c
    where a.family_id = ${familyId} and ${condition}
      and (a.removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and a.contributor_id = ${id})
    order by a.added_at desc, a.id limit ${MOST}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async ({ contributorId, title, ...row }) => {
      const isOwn = contributorId === id
      const addedBy = names.get(contributorId) || FORMER
      return { ...row, title: await unseal(title), addedBy, isOwn, mayChange: mayChange(role, isOwn) }
    }),
  )
}

/** A family's albums, the newest first; what was removed is for those alone who may bring it back. */
export const albumsOf = (kernel: Kernel, reader: Reader): Promise<AlbumRow[]> =>
  albumsWhere(kernel, reader, sql.fragment`true`)

const Id = v.object({ id: v.string() })

/** The ids of what is in albums and may be seen, in their order. */
export const inAlbum = async ({ db }: Pick<Kernel, 'db'>, reader: Pick<Reader, 'id' | 'familyId'>, albumId: string) => {
  const rows = await db.any(sql.type(Id)`
    select i.id from albums.items m join items.items i on i.id = m.item_id
    where m.album_id = ${albumId} and ${isVisible(sql.fragment`i`, reader)} and i.binned_at is null and i.motion_of is null order by m.place, i.id`)
  return rows.map(({ id }) => id)
}

/** Of those what the whole family sees: a link shows nothing else. */
export const sharedIn = async ({ db }: Pick<Kernel, 'db'>, albumId: string): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Id)`
    select i.id from albums.items m
    join albums.albums a on a.id = m.album_id
    join items.items i on i.id = m.item_id and i.family_id = a.family_id
    where m.album_id = ${albumId} and i.visibility = 'family' and i.binned_at is null and i.motion_of is null and i.state = 'ready'
    order by m.place, i.id`)
  return rows.map(({ id }) => id)
}

export const detailOf = async (kernel: Kernel, reader: Reader, id: string): Promise<AlbumDetail | undefined> => {
  const [[album], itemIds] = await Promise.all([
    albumsWhere(kernel, reader, sql.fragment`a.id = ${id}`),
    inAlbum(kernel, reader, id),
  ])
  return album && { ...album, itemIds }
}

/** Those of the items that are the family's, and that whoever asks may see. */
export const knownOf = async (
  { db }: Pick<Kernel, 'db'>,
  reader: Pick<Reader, 'id' | 'familyId'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db.any(sql.type(Id)`
    select i.id from items.items i
    where i.id = any(${sql.array([...ids], 'uuid')}) and ${isVisible(sql.fragment`i`, reader)} and i.binned_at is null and i.motion_of is null`)
  return new Set(rows.map(({ id }) => id))
}

const Titled = v.object({ id: v.string(), contributorId: v.string(), title: SealedText })
const titled = ({ unseal }: Pick<Kernel, 'unseal'>, rows: readonly v.InferOutput<typeof Titled>[]) =>
  Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: await unseal(title) })))

/** What these albums are called, of those that are kept. */
export const titlesOf = async (kernel: Kernel, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from albums.albums
    where id = any(${sql.array([...ids], 'uuid')}) and removed_at is null`)
  return new Map((await titled(kernel, rows)).map(({ id, title }) => [id, title]))
}

/** Those that a family keeps, the newest first. */
export const keptIn = async (kernel: Kernel, familyId: string) => {
  const rows = await kernel.db.any(sql.type(Titled)`
    select id, contributor_id, title from albums.albums
    where family_id = ${familyId} and removed_at is null order by added_at desc, id limit ${MOST}`)
  return titled(kernel, rows)
}
