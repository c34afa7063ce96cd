import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Membership } from '../../kernel/process/ports.ts'

const Mine = v.object({ familyId: v.string(), role: FamilyRole, joinedAt: v.nullable(v.string()) })
const Theirs = v.object({ accountId: v.string(), role: FamilyRole })

/** The port `membership`: who is in which family, by the read table. */
export const membershipOf = ({ db }: Pick<Kernel, 'db'>): Membership => ({
  of: async (accountId) => {
    const rows = await db.any(sql.type(Mine)`
      select family_id, role, joined_at from families.members where account_id = ${accountId}
      union all
      select ${accountId}::uuid, 'owner', null where not exists (select from families.families where id = ${accountId})
      order by joined_at desc nulls last, family_id`)
    return rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt ?? '' }))
  },
  membersOf: (familyId) =>
    db.any(sql.type(Theirs)`
      select account_id, role from (
        select account_id, role from families.members where family_id = ${familyId}
        union all
        select ${familyId}::uuid, 'owner' where not exists (select from families.families where id = ${familyId})
      ) as members order by role = 'owner' desc, account_id`),
})
