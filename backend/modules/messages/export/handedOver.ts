import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { wordsOf, type Recording } from './recordings.ts'

const Row = v.object({
  occurrence: v.number(),
  at: v.string(),
  dueOn: v.nullable(v.string()),
  title: v.nullable(SealedText),
  body: v.nullable(SealedText),
  recipientIds: v.array(v.string()),
})
const Said = v.object({ id: v.string(), transcript: v.nullable(SealedText) })
type File = { readonly name: string; readonly mediaId: string }

/**
 * What each occurrence handed over of a message that comes back, as it was then, the oldest first. Its recordings lie
 * with the message's own, which often are the same: `files` names them. Its letter and words lie in `folder`.
 */
export const handedOverOf = async (
  kernel: Kernel,
  messageId: string,
  recordings: readonly Recording[],
  files: readonly File[],
  nameOf: (recipientId: string) => string,
) => {
  const { db, unseal } = kernel
  const rows = await db.any(sql.type(Row)`
    select o.occurrence, min(d.sent_at) as at, o.due_on, o.title, o.body,
      array_agg(d.recipient_id::text order by d.sent_at, d.id) as recipient_ids
    from messages.delivered o
    join deliveries.deliveries d on d.message_id = o.message_id and d.occurrence = o.occurrence
    where o.message_id = ${messageId} and d.sent_at is not null
    group by o.message_id, o.occurrence order by o.occurrence`)
  const oneOf = async ({ occurrence, at, dueOn, title, body, recipientIds }: v.InferOutput<typeof Row>) => {
    const folder = `handed-over-${occurrence}`
    const said = await db.any(sql.type(Said)`
      select media_id as id, transcript from messages.delivered_media
      where message_id = ${messageId} and occurrence = ${occurrence}`)
    const words = await wordsOf(kernel, recordings, said)
    return {
      occurrence,
      at,
      dueOn,
      folder,
      title: title ? await unseal(title) : '',
      letter: body ? await unseal(body) : '',
      for: recipientIds.map(nameOf),
      files: files.filter(({ mediaId }) => said.some(({ id }) => id === mediaId)).map(({ name }) => name),
      words: words.map(({ name, text }) => ({ name: `${folder}/${name}`, text })),
    }
  }
  return Promise.all(rows.map(oneOf))
}
export type HandedOver = Awaited<ReturnType<typeof handedOverOf>>[number]
