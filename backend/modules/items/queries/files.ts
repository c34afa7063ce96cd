import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Reader } from '../../../kernel/identity/visible.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { SealedText } from '../../../kernel/log/codec.ts'
import type { Precheck, Prechecked } from '../contract.ts'
import { isInBin, isSeen, isWhole } from './row.ts'

const Known = v.object({ id: v.string(), sha256: v.string(), bytes: v.number(), isBinned: v.boolean() })

/** What of these files the family has, as far as whoever asks may see it: one that is damaged is to be sent again. */
export const precheckOf = async ({ db }: Kernel, reader: Reader, { files }: Precheck): Promise<Prechecked> => {
  const rows = await db.any(sql.type(Known)`
    select i.id, i.sha256, i.bytes, i.binned_at is not null as is_binned from items.items i
    where ${isSeen(reader)} and i.sha256 = any(${sql.array(
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

/** When an item's file says that it was taken; empty where it says nothing that counts. */
export const takenOf = async ({ db }: Pick<Kernel, 'db'>, id: string): Promise<string> =>
  (await db.maybeOneFirst(sql.type(v.object({ taken: v.nullable(v.string()) }))`
    select taken from items.items where id = ${id}`)) ?? ''

/** How long what can be heard of an item is; 0 where there is nothing, or not yet. */
export const durationOf = async ({ db }: Pick<Kernel, 'db'>, id: string): Promise<number> =>
  (await db.maybeOneFirst(sql.type(v.object({ durationMs: v.nullable(v.number()) }))`
    select duration_ms from items.items where id = ${id}`)) ?? 0

const Original = v.object({
  id: v.string(),
  mediaId: v.nullable(v.string()),
  mime: v.nullable(v.string()),
  sha256: v.nullable(v.string()),
  name: v.nullable(SealedText),
  text: v.nullable(SealedText),
  words: v.nullable(SealedText),
})

/** What came of these items, by their ids: their files, once they are stored, and what was written. */
export const originalsOf = async ({ db, unseal }: Pick<Kernel, 'db' | 'unseal'>, ids: readonly string[]) => {
  const rows = await db.any(sql.type(Original)`
    select id, file_id as media_id, mime, sha256, name, text, words from items.items where id = any(${sql.array([...ids], 'uuid')})`)
  const opened = rows.map(async ({ id, mediaId, mime, sha256, name, text, words }) => {
    const file = mediaId && mime && sha256 ? { mediaId, mime, sha256 } : undefined
    const open = async (sealed: typeof name) => (sealed ? unseal(sealed) : '')
    const texts = { name: await open(name), text: await open(text), words: await open(words) }
    return [id, { ...texts, file }] as const
  })
  return new Map(await Promise.all(opened))
}
