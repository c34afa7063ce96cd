import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'

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
