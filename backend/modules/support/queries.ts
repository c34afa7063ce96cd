import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { InboxRow, RATINGS, type Conversation as Shown, type Rated, type StaffConversation } from './contract.ts'
import type { Conversation } from './conversation.ts'

/** @number conversations in a list of the desk */
const MOST_ROWS = 200
const MOST_RATINGS = 200
const Row = v.object({ ...v.omit(InboxRow, ['ticket', 'name']).entries, name: SealedText })

/** What people say on the phone: the last eight signs of the conversation's id. */
export const ticketOf = (id: string): string => {
  const end = id.slice(-8).toUpperCase()
  return `${end.slice(0, 4)}-${end.slice(4)}`
}

const stateOf = (status: Conversation['status']) => (status === 'new' ? 'waiting_us' : status)

/** A conversation as whoever began it sees it: without the notes of staff. */
export const shown = ({ conversationId: id, topic, status, email, turns }: Conversation): Shown => ({
  id,
  ticket: ticketOf(id),
  topic,
  state: stateOf(status),
  email,
  turns: turns
    .filter(({ from }) => from !== 'note')
    .map(({ turnId: id, from, text, at, file }) => ({ id, from: from === 'us' ? 'us' : 'you', text, at, file })),
})

export const shownToStaff = (conversation: Conversation, revision: number): StaffConversation => {
  const { conversationId: id, status, turns, dueAt } = conversation
  const { topic, channel, priority, name, email, about, accountId, startedAt } = conversation
  return {
    id,
    ticket: ticketOf(id),
    state: stateOf(status),
    topic,
    channel,
    priority,
    name,
    email,
    about,
    accountId,
    startedAt,
    revision,
    dueAt: turns.some(({ from }) => from === 'us') ? null : dueAt,
    turns: turns.map(({ turnId, from, text, at, file }) => ({ id: turnId, from, text, at, file })),
  }
}

/** The inbox: what waits for us first, the urgent before the rest, then by how long it has waited. */
export const inboxOf = async ({ db, unseal }: Kernel, state: string | undefined): Promise<InboxRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, topic, channel, state, priority, name, started_at, last_at, due_at from support.conversations
    where ${state === undefined ? sql.fragment`state <> 'closed'` : sql.fragment`state = ${state}`}
      and not (channel in ('useful', 'waiting') and state = 'closed')
    order by array_position(array['waiting_us', 'waiting_them', 'closed'], state),
      array_position(array['high', 'normal', 'low'], priority), last_at, id limit ${MOST_ROWS}`)
  return Promise.all(rows.map(async (row) => ({ ...row, ticket: ticketOf(row.id), name: await unseal(row.name) })))
}

const RatingRow = v.object({ about: SealedText, answer: SealedText })

/** What the latest visitors said of our pages, the least useful first. */
export const ratings = async ({ db, unseal }: Kernel): Promise<Rated[]> => {
  const rows = await db.any(sql.type(RatingRow)`
    select about, answer from support.ratings order by at desc, id limit ${MOST_RATINGS}`)
  const said = await Promise.all(
    rows.map(async ({ about, answer }) => ({ about: await unseal(about), answer: await unseal(answer) })),
  )
  const places = Map.groupBy(said, ({ about }) => about)
  return [...places]
    .map(([about, all]) => {
      const yes = all.filter(({ answer }) => answer === RATINGS.yes).length
      return { about, yes, no: all.length - yes }
    })
    .toSorted((one, other) => other.no - one.no || other.yes - one.yes)
}
