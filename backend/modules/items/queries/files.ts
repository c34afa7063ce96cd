import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import { isVisible, type Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import type { Precheck, Prechecked } from '../contract.ts'
import { isInBin, isWhole } from './row.ts'

const Known = v.object({ id: v.string(), sha256: v.string(), bytes: v.number(), isBinned: v.boolean() })

/** What of these files the family has, as far as whoever asks may see it: one that is damaged is to be sent again. */
export const precheckOf = async ({ db }: Kernel, reader: Reader, { files }: Precheck): Promise<Prechecked> => {
  const rows = await db.any(sql.type(Known)`
    select coalesce(i.motion_of, i.id) as id, i.sha256, i.bytes, i.binned_at is not null as is_binned from items.items i
    where ${isVisible(sql.fragment`i`, reader)} and i.sha256 = any(${sql.array(
      files.map(({ sha256 }) => sha256),
      'text',
    )})
      and ${isWhole} and (i.binned_at is null or ${isInBin(reader)})
    order by i.binned_at is not null, i.added_at, i.id`)
  return {
    files: files.map(({ sha256, size }) => {
      const found = rows.find((row) => row.sha256 === sha256 && row.bytes === size)
      if (!found) return { answer: 'new', id: null }
      return { answer: found.isBinned ? 'inBin' : 'have', id: found.id }
    }),
  }
}

const File = v.object({
  mediaId: v.nullable(v.string()),
  mime: v.nullable(v.string()),
  state: v.string(),
  variants: v.array(v.string()),
  hashes: v.record(v.string(), v.string()),
})
export type File = v.InferOutput<typeof File>

/** How far an item's file is prepared. */
export const fileOf = async ({ db }: Pick<Kernel, 'db'>, id: string): Promise<File | undefined> =>
  (await db.maybeOne(sql.type(File)`
    select file_id as media_id, mime, state, variants, hashes from items.items where id = ${id}`)) ?? undefined

/** The film of a picture's moment, where one came with it. */
export const motionOf = async ({ db }: Pick<Kernel, 'db'>, stillId: string) =>
  (await db.maybeOne(sql.type(v.object({ id: v.string(), mediaId: v.string() }))`
    select id, file_id as media_id from items.items
    where motion_of = ${stillId} and file_id is not null order by state <> 'ready', added_at, id limit 1`)) ?? undefined

/** When an item's file says that it was taken, or what came beside it; empty where it says nothing that counts. */
export const takenOf = async ({ db }: Pick<Kernel, 'db'>, id: string): Promise<string> =>
  (await db.maybeOneFirst(sql.type(v.object({ taken: v.nullable(v.string()) }))`
    select coalesce(taken, told) as taken from items.items where id = ${id}`)) ?? ''

/** How long what can be heard of an item is; 0 where there is nothing, or not yet. */
export const durationOf = async ({ db }: Pick<Kernel, 'db'>, id: string): Promise<number> =>
  (await db.maybeOneFirst(sql.type(v.object({ durationMs: v.nullable(v.number()) }))`
    select duration_ms from items.items where id = ${id}`)) ?? 0

const Original = v.object({
  id: v.string(),
  mediaId: v.nullable(v.string()),
  mime: v.nullable(v.string()),
  sha256: v.nullable(v.string()),
  bytes: v.nullable(v.number()),
  name: v.nullable(SealedText),
  text: v.nullable(SealedText),
  words: v.nullable(SealedText),
})

/** A file as it came, once it is stored. */
export type OriginalFile = {
  readonly mediaId: string
  readonly mime: string
  readonly sha256: string
  readonly bytes: number
}
type Stored = Pick<v.InferOutput<typeof Original>, 'mediaId' | 'mime' | 'sha256' | 'bytes'>
const fileIn = ({ mediaId, mime, sha256, bytes }: Stored): OriginalFile | undefined =>
  mediaId && mime && sha256 && bytes !== null ? { mediaId, mime, sha256, bytes } : undefined

const Film = v.object({
  stillId: v.string(),
  ...v.pick(Original, ['id', 'mediaId', 'mime', 'sha256', 'bytes']).entries,
})
/** The films of these pictures' moments, by the picture, each with the item that it is. */
export const motionsOf = async ({ db }: Pick<Kernel, 'db'>, stillIds: readonly string[]) => {
  const rows = await db.any(sql.type(Film)`
    select motion_of as still_id, id, file_id as media_id, mime, sha256, bytes from items.items
    where motion_of = any(${sql.array([...stillIds], 'uuid')}) order by added_at desc, id desc`)
  return new Map(
    rows.flatMap(({ stillId, id, ...stored }) => {
      const file = fileIn(stored)
      return file ? [[stillId, { id, file }] as const] : []
    }),
  )
}

/**
 * What came of these items, by their ids: their files, once they are stored, and what was written. Of an archive all that is
 * in it is there by itself.
 */
export const originalsOf = async ({ db, unseal }: Pick<Kernel, 'db' | 'unseal'>, ids: readonly string[]) => {
  const rows = await db.any(sql.type(Original)`
    select id, case when not is_unpacked then file_id end as media_id, mime, sha256, bytes, name, text, words from items.items where id = any(${sql.array([...ids], 'uuid')})`)
  const opened = rows.map(async ({ id, name, text, words, ...stored }) => {
    const open = async (sealed: typeof name) => (sealed ? unseal(sealed) : '')
    const texts = { name: await open(name), text: await open(text), words: await open(words) }
    return [id, { ...texts, file: fileIn(stored) }] as const
  })
  return new Map(await Promise.all(opened))
}
