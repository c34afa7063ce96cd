import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import { isId } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ReplyList } from './contract.ts'

const PAGE = 50
const Row = v.object({
  id: v.string(),
  deliveryId: v.string(),
  messageId: v.string(),
  at: v.string(),
  body: SealedText,
  title: v.nullable(SealedText),
  name: v.nullable(SealedText),
  mediaId: v.nullable(v.string()),
  state: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  isNew: v.boolean(),
})

/** All that came back to an author, the newest first, 50 a page; `cursor` is the last reply of the page before. */
export const repliesTo = async (
  { db, unseal }: Pick<Kernel, 'db' | 'unseal'>,
  by: Actor,
  cursor: string,
): Promise<ReplyList> => {
  const after = isId(cursor) ? cursor : null
  const rows = await db.any(sql.type(Row)`
    select r.id, r.delivery_id, d.message_id, r.at, r.body, m.title, p.name, r.media_id, f.state, f.duration_ms,
      r.at > coalesce(a.replies_seen_at, '-infinity') as is_new
    from deliveries.deliveries d join deliveries.replies r on r.delivery_id = d.id
    join accounts.accounts a on a.id = d.author_id
    left join messages.messages m on m.id = d.message_id
    left join recipients.recipients p on p.id = d.recipient_id
    left join media.media f on f.id = r.media_id
    where d.author_id = ${by.id}
      and (${after}::uuid is null or (r.at, r.id) < (select l.at, l.id from deliveries.replies l where l.id = ${after}::uuid))
    order by r.at desc, r.id desc limit ${PAGE + 1}`)
  const items = await Promise.all(
    rows.slice(0, PAGE).map(async ({ body, title, name, mediaId, state, durationMs, ...reply }) => ({
      ...reply,
      body: await unseal(body),
      title: title ? await unseal(title) : '',
      name: name ? await unseal(name) : '',
      media: mediaId ? { id: mediaId, state: state ?? 'receiving', durationMs } : null,
    })),
  )
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null }
}

/** How many came since the author last opened the list of all. */
export const newRepliesTo = async ({ db }: Pick<Kernel, 'db'>, by: Actor): Promise<number> =>
  db.oneFirst(sql.type(v.object({ n: v.number() }))`
    select count(*) as n
    from deliveries.deliveries d join deliveries.replies r on r.delivery_id = d.id
    join accounts.accounts a on a.id = d.author_id
    where d.author_id = ${by.id} and r.at > coalesce(a.replies_seen_at, '-infinity')`)
