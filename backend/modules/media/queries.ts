import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { MediaRow, type MediaRefusal } from './contract.ts'

const refuse = refusing<MediaRefusal>()

export type Params = Readonly<Record<string, string>>
export const idIn = (params: Params): string => {
  const id = v.safeParse(Id, params['id'])
  if (!id.success) throw refuse('not-found')
  return id.output
}

/** @throws Refused not-found when there is none of this account's */
export const mediaOf = async ({ db }: Kernel, by: Actor, id: string): Promise<MediaRow> => {
  const row = await db.maybeOne(sql.type(MediaRow)`
    select id, message_id, state, progress, bytes, duration_ms, sha256, mime, rejected_as, variants
    from media.media where id = ${id} and owner_id = ${by.id}`)
  if (!row) throw refuse('not-found')
  return row
}

/** @throws Refused media-not-ready, or why the medium will never play */
export const playable = (row: MediaRow): MediaRow => {
  if (row.state === 'rejected') throw refuse('media-unplayable')
  if (row.state !== 'ready') throw refuse('media-not-ready', { progress: row.progress })
  return row
}

/** @throws Refused media-not-ready until the original is stored; content-damaged when it never was */
export const downloadable = (row: MediaRow): MediaRow & { readonly mime: string } => {
  const { mime, state, progress } = row
  if (mime !== null) return { ...row, mime }
  throw state === 'rejected' ? refuse('content-damaged') : refuse('media-not-ready', { progress })
}

/** Whether the message belongs to another account; one that is not known yet is nobody's. */
export const isSomebodyElses = async ({ db }: Kernel, by: Actor, messageId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`
    select from messages.messages where id = ${messageId} and owner_id <> ${by.id}`)
