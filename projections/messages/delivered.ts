import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

/** @number lateness of a delivery from which recipients are told when it was due */
const LATE_MS = 60_000

/** What each occurrence hands over, as it was when it was claimed: a later edit is for the next one. */
export const delivered = projection(
  'messages.delivered',
  forCategory<MessagesEvent>('message', {
    DeliveryClaimed: (tx, { id, data: { occurrence, lateByMs, promisedAt } }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.delivered (message_id, occurrence, title, body, due_on)
        select m.id, ${occurrence}, m.title, c.body, ${lateByMs > LATE_MS ? promisedAt : null}::timestamptz
        from messages.messages m left join messages.contents c on c.message_id = m.id where m.id = ${id}
        on conflict (message_id, occurrence) do update
          set title = excluded.title, body = excluded.body, due_on = excluded.due_on`),
    MessageErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from messages.delivered where message_id = ${id}`),
  }),
)

/** The recordings of it, with their words. */
export const deliveredMedia = projection(
  'messages.delivered_media',
  forCategory<MessagesEvent>('message', {
    DeliveryClaimed: async (tx, { id, data: { occurrence, lost = [] } }) => {
      await tx.query(sql.typeAlias('void')`
        delete from messages.delivered_media where message_id = ${id} and occurrence = ${occurrence}`)
      await tx.query(sql.typeAlias('void')`
        insert into messages.delivered_media (message_id, occurrence, media_id, duration_ms, transcript, is_lost)
        select a.message_id, ${occurrence}, a.media_id, a.duration_ms, t.text,
          a.media_id = any(${sql.array([...lost], 'uuid')})
        from messages.media a
        left join messages.transcripts t on t.message_id = a.message_id and t.media_id = a.media_id
        where a.message_id = ${id}`)
    },
    MessageErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from messages.delivered_media where message_id = ${id}`),
  }),
)
