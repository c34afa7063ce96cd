import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'
import { isAsked, isMoving, statusesThat } from './contract/status.ts'

/** What goes nowhere, or not as planned, without a word from its author. */
const WAITING = statusesThat((status) => isAsked(status) || status === 'held' || status === 'undeliverable')
const COMING = statusesThat(isMoving)
const AFTER = ['inactivity', 'contacts', 'either', 'both']
const tables = { module: 'messages', category: 'message' } as const

const inState = (card: string, states: readonly string[]): HubCard => ({
  card,
  ...tables,
  rows: ({ id }) => sql.fragment`
    select count(*) over ()::int as n, m.id, m.title, m.due_at as at from messages.messages m
    where m.owner_id = ${id} and m.state = any(${sql.array(states, 'text')})
    order by m.due_at, m.id limit ${MOST_ON_A_CARD}`,
})

export const hub: readonly HubCard[] = [
  inState('waiting', WAITING),
  inState('deliveries', COMING),
  {
    // What has no date until its author is given up.
    card: 'afterwards',
    ...tables,
    rows: ({ id }) => sql.fragment`
      select count(*) over ()::int as n, m.id, m.title, null::timestamptz as at from messages.messages m
      where m.owner_id = ${id} and m.state = 'dormant' and m.trigger = any(${sql.array(AFTER, 'text')})
      order by m.created_at, m.id limit ${MOST_ON_A_CARD}`,
  },
]
