import { sql } from '../../kernel/db.ts'
import { MOST_ON_A_CARD, type HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    // One's own alone: the family's list says of each who may see it.
    card: 'links',
    module: 'shares',
    category: 'share',
    rows: ({ id, familyId }) => sql.fragment`
      select count(*) over ()::int as n, s.id, s.title, s.expires_at as at from shares.shares s
      where s.family_id = ${familyId} and s.contributor_id = ${id} and not s.is_ended and s.expires_at > now()
      order by s.expires_at, s.id limit ${MOST_ON_A_CARD}`,
  },
]
