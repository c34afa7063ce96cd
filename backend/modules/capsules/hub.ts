import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    card: 'capsules',
    module: 'capsules',
    category: 'capsule',
    rows: ({ familyId }) => sql.fragment`
      select count(*) over ()::int as n, c.id, c.title, c.opens_at as at from capsules.capsules c
      where c.family_id = ${familyId} and c.state <> 'opened' and c.removed_at is null
      order by c.opens_at, c.id limit ${MOST_ON_A_CARD}`,
  },
]
