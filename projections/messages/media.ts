import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

export const media = projection(
  'messages.media',
  forCategory<MessagesEvent>('message', {
    MediaAttached: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.media (message_id, media_id, sha256, duration_ms, bytes)
        values (${id}, ${data.mediaId}, ${data.sha256}, ${data.durationMs}, ${data.bytes})
        on conflict do nothing`),
    MediaDetached: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        delete from messages.media where message_id = ${id} and media_id = ${data.mediaId}`),
    MessageErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from messages.media where message_id = ${id}`),
  }),
)
