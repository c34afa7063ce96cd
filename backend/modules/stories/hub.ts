import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    card: 'stories',
    module: 'stories',
    category: 'story',
    rows: ({ familyId }) => sql.fragment`
      select count(*) over ()::int as n, s.id, s.question as title, s.told_at as at from stories.stories s
      where s.family_id = ${familyId} and s.state = 'told' and s.removed_at is null
      order by s.told_at desc, s.id limit ${MOST_ON_A_CARD}`,
  },
]
