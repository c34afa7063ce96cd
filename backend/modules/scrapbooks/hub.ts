import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    card: 'books',
    module: 'scrapbooks',
    category: 'scrapbook',
    rows: ({ familyId }) => sql.fragment`
      select count(*) over ()::int as n, b.id, b.title, b.added_at as at from scrapbooks.scrapbooks b
      where b.family_id = ${familyId} and b.removed_at is null
      order by b.added_at desc, b.id limit ${MOST_ON_A_CARD}`,
  },
]
