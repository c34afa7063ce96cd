import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { dataLoaderIn } from '../../kernel/log/dataLoader.ts'
import type { Membership } from '../../kernel/process/ports.ts'
import { asLine } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { family, withFounder } from './family.ts'

const Mine = v.object({
  accountId: v.string(),
  familyId: v.string(),
  role: FamilyRole,
  joinedAt: v.nullable(v.string()),
})
const Theirs = v.object({ accountId: v.string(), role: FamilyRole })
const Called = v.object({ id: v.string(), shown: v.string() })

/** The families of all accounts that are asked for in one moment, by one statement. */
const familiesOf = dataLoaderIn(async (db, accountIds: readonly string[]) => {
  const ids = sql.array([...new Set(accountIds)], 'uuid')
  const rows = await db.any(sql.type(Mine)`
    select account_id, family_id, role, joined_at from families.members where account_id = any(${ids})
    union all
    select id, id, 'owner', null from unnest(${ids}) as asked (id)
    where not exists (select from families.families f where f.id = asked.id)
    order by joined_at desc nulls last, family_id`)
  const each = Map.groupBy(rows, ({ accountId }) => accountId)
  return accountIds.map((accountId) =>
    (each.get(accountId) ?? []).map(({ familyId, role, joinedAt }) => ({ familyId, role, joinedAt: joinedAt ?? '' })),
  )
})

/** The port `membership`: who is in which family. */
export const membershipOf = ({ db, load }: Pick<Kernel, 'db' | 'load'>): Membership => {
  const membersNow = async (familyId: string) => withFounder((await load(family, familyId)).state, familyId).members
  const roleIn = async (familyId: string, accountId: string) =>
    (await membersNow(familyId)).find((member) => member.accountId === accountId)?.role
  return {
    // The table says where to look, the families' own events what somebody is there.
    of: async (accountId) => {
      const listed = await familiesOf(db, accountId)
      const roles = await Promise.all(listed.map(({ familyId }) => roleIn(familyId, accountId)))
      return listed.flatMap((each, index) => {
        const role = roles[index]
        return role === undefined ? [] : { ...each, role }
      })
    },
    membersOf: (familyId) =>
      db.any(sql.type(Theirs)`
        select account_id, role from (
          select account_id, role from families.members where family_id = ${familyId}
          union all
          select ${familyId}::uuid, 'owner' where not exists (select from families.families where id = ${familyId})
        ) as members order by role = 'owner' desc, account_id`),
    namesOf: async (accountIds) => {
      const ids = [...new Set(accountIds)]
      const rows = await db.any(sql.type(Called)`
        select id, case when email <> '' then display_name else '' end as shown from accounts.accounts
        where id = any(${sql.array(ids, 'uuid')})`)
      const names = new Map(rows.map(({ id, shown }) => [id, asLine(shown)]))
      // An account that was opened a moment ago may be missing in the table still.
      for (const id of ids) if (!names.has(id)) names.set(id, (await reachOf({ load }, id)).name)
      return names
    },
    membersNow,
    roleIn,
  }
}
