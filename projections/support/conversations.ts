import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'

const move = (tx: Tx, id: string, state: string, at: string, isAnswered = false) =>
  tx.query(sql.typeAlias('void')`
    update support.conversations set state = ${state}, last_at = ${at},
      due_at = case when ${isAnswered} then null else due_at end
    where id = ${id}`)

const wait = (tx: Tx, id: string, isWaiting: boolean) =>
  tx.query(sql.typeAlias('void')`update support.conversations set is_waiting = ${isWaiting} where id = ${id}`)

/** The inbox: which conversations there are and whose turn it is; the name as it lies in the log, sealed. */
export const conversations = projection(
  'support.conversations',
  forCategory<SupportEvent>('support', {
    ConversationStarted: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into support.conversations (id, topic, channel, priority, state, name, account_id, started_at, last_at,
          due_at)
        values (${id}, ${data.topic}, ${data.channel}, ${data.priority}, 'waiting_us', ${sql.jsonb(sealed('name'))},
          ${data.accountId}, ${data.startedAt}, ${data.startedAt}, ${data.dueAt})
        on conflict (id) do nothing`),
    WaitingBegun: (tx, { id }) => wait(tx, id, true),
    OpeningTold: (tx, { id }) => wait(tx, id, false),
    WaitingEnded: (tx, { id }) => wait(tx, id, false),
    CustomerReplied: (tx, { id, data }) => move(tx, id, 'waiting_us', data.at),
    FileAttached: (tx, { id, data }) => move(tx, id, 'waiting_us', data.at),
    StaffReplied: (tx, { id, data }) => move(tx, id, 'waiting_them', data.at, true),
    ConversationClosed: (tx, { id, data }) => move(tx, id, 'closed', data.closedAt),
    ConversationReopened: (tx, { id, data, metadata }) =>
      move(tx, id, data.by === 'customer' ? 'waiting_us' : 'waiting_them', metadata.at),
  }),
)
