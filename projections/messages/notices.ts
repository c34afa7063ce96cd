import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { MessagesEvent, Try } from '../../backend/modules/messages/events.ts'

const put =
  (state: string) =>
  (tx: Tx, { id, data, metadata }: Recorded<MessagesEvent> & { data: Try & { smtpCode?: number } }) =>
    tx.query(sql.typeAlias('void')`
    insert into messages.notices (message_id, round, slot, attempt, mail_id, state, smtp_code, at)
    values (${id}, ${data.round}, ${data.slot}, ${data.attempt}, ${data.mailId}, ${state}, ${data.smtpCode ?? null},
      ${metadata.at})
    on conflict (message_id, round, slot, attempt) do update
      set state = excluded.state, smtp_code = excluded.smtp_code, at = excluded.at`)

/** One row a try to send a notice, with the transport's answer. */
export const notices = projection(
  'messages.notices',
  forCategory<MessagesEvent>('message', {
    NoticeAttempted: put('attempted'),
    NoticeAccepted: put('accepted'),
    NoticeDeferred: put('deferred'),
    NoticeRejected: put('rejected'),
    NoticeBounced: put('bounced'),
  }),
)
