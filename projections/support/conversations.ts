import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { SupportEvent } from '../../backend/modules/support/events.ts'

const move = (tx: Tx, id: string, state: string, at: string, isAnswered = false) =>
  tx.query(sql.typeAlias('void')`
    update support.conversations set state = ${state}, last_at = ${at},
      due_at = case when ${isAnswered} then null else due_at end
    where id = ${id}`)

const wait = (tx: Tx, id: string, isWaiting: boolean) =>
  tx.query(sql.typeAlias('void')`update support.conversations set is_waiting = ${isWaiting} where id = ${id}`)

const answered = (tx: Tx, { id, data }: { id: string; data: { letter: number } }) =>
  tx.query(sql.typeAlias('void')`update support.conversations set answered = ${data.letter} where id = ${id}`)

/** One letter more is owed, where the first went to an address. */
const owe = (tx: Tx, { id, revision }: Pick<Recorded, 'id' | 'revision'>) =>
  tx.query(sql.typeAlias('void')`
    update support.conversations set letters = letters || ${Number(revision)}::int
    where id = ${id} and letters <> '{}' and ${Number(revision)} <> all(letters)`)

/** The inbox: which conversations there are and whose turn it is; the name as it lies in the log, sealed. */
export const conversations = projection(
  'support.conversations',
  forCategory<SupportEvent>('support', {
    ConversationStarted: (tx, { id, revision, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into support.conversations (id, topic, channel, priority, state, name, account_id, started_at, last_at,
          due_at, letters)
        values (${id}, ${data.topic}, ${data.channel}, ${data.priority}, 'waiting_us', ${sql.jsonb(sealed('name'))},
          ${data.accountId}, ${data.startedAt}, ${data.startedAt}, ${data.dueAt},
          ${sql.array(data.email === '' ? [] : [Number(revision)], 'int4')})
        on conflict (id) do nothing`),
    WaitingBegun: (tx, { id }) => wait(tx, id, true),
    OpeningTold: async (tx, event) => {
      await wait(tx, event.id, false)
      await owe(tx, event)
    },
    WaitingEnded: (tx, { id }) => wait(tx, id, false),
    CustomerReplied: (tx, { id, data }) => move(tx, id, 'waiting_us', data.at),
    FileAttached: (tx, { id, data }) => move(tx, id, 'waiting_us', data.at),
    StaffReplied: async (tx, event) => {
      await move(tx, event.id, 'waiting_them', event.data.at, true)
      await owe(tx, event)
    },
    LetterAccepted: answered,
    LetterRejected: answered,
    ConversationClosed: (tx, { id, data }) => move(tx, id, 'closed', data.closedAt),
    ConversationReopened: (tx, { id, data, metadata }) =>
      move(tx, id, data.by === 'customer' ? 'waiting_us' : 'waiting_them', metadata.at),
  }),
)
