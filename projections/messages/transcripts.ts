import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

export const transcripts = projection(
  'messages.transcripts',
  forCategory<MessagesEvent>('message', {
    TranscriptWritten: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.transcripts (message_id, media_id, text)
        values (${id}, ${data.mediaId}, ${sql.jsonb(sealed('text'))})
        on conflict (message_id, media_id) do update set text = excluded.text`),
    MediaDetached: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        delete from messages.transcripts where message_id = ${id} and media_id = ${data.mediaId}`),
    MessageErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from messages.transcripts where message_id = ${id}`),
  }),
)
