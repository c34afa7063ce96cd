import { sql } from '../../kernel/db.ts'
import type { HubCard } from '../../kernel/process/hub.ts'

export const hub: readonly HubCard[] = [
  {
    // How many bytes the family's files have: what its plan counts (`storageUsed`).
    card: 'storage',
    module: 'items',
    category: 'item',
    rows: ({ familyId }) => sql.fragment`
      select coalesce(sum(i.bytes), 0)::bigint as n, null::uuid as id, null::jsonb as title, null::timestamptz as at
      from items.items i where i.family_id = ${familyId} and not i.is_unpacked
      having coalesce(sum(i.bytes), 0) > 0`,
  },
]
