import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import { refusing } from '../../../kernel/errors.ts'
import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { vttOf } from '../../../kernel/words/webvtt.ts'
import type { MessageRefusal } from '../contract.ts'

const refuse = refusing<MessageRefusal>()
const Row = v.object({ mediaId: v.string(), text: SealedText })
const Timed = v.object({ text: SealedText, durationMs: v.number() })

/** The words of a message's recordings, by the recording's id. */
export const transcriptsOf = async (
  { db, unseal }: Kernel,
  messageId: string,
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.any(sql.type(Row)`
    select media_id, text from messages.transcripts where message_id = ${messageId}`)
  return new Map(await Promise.all(rows.map(async ({ mediaId, text }) => [mediaId, await unseal(text)] as const)))
}

/**
 * A recording's captions as WebVTT, for the author of its message.
 * @throws Refused not-found where there are none, or the message is somebody else's
 */
export const captionsOf = async ({ db, unseal }: Kernel, by: Actor, id: string, mediaId: string): Promise<string> => {
  const row = await db.maybeOne(sql.type(Timed)`
    select t.text, a.duration_ms from messages.transcripts t
    join messages.media a on a.message_id = t.message_id and a.media_id = t.media_id
    join messages.messages m on m.id = t.message_id
    where t.message_id = ${id} and t.media_id = ${mediaId} and m.owner_id = ${by.id}`)
  const captions = row && vttOf(await unseal(row.text), row.durationMs)
  if (captions === undefined || captions === null) throw refuse('not-found')
  return captions
}
