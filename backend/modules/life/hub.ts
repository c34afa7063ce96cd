import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    card: 'contacts',
    module: 'life',
    category: 'life',
    rows: ({ id }) => sql.fragment`
      select count(*) over ()::int as n, c.id, c.name as title, null::timestamptz as at from life.contacts c
      where c.account_id = ${id} and c.state = 'accepted'
      order by c.invited_at, c.id limit ${MOST_ON_A_CARD}`,
  },
]
