import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

/** A message's letter, as it lies in the log. */
export const contents = projection(
  'messages.contents',
  forCategory<MessagesEvent>('message', {
    ContentChanged: (tx, { id, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into messages.contents (message_id, body) values (${id}, ${sql.jsonb(sealed('body'))})
        on conflict (message_id) do update set body = excluded.body`),
    MessageErased: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from messages.contents where message_id = ${id}`),
  }),
)

/** The recordings of a message. */
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

/** The words of its recordings. */
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
