import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

type About = { readonly id: string; readonly data: { readonly accountId: string } }

const join = (tx: Tx, id: string, accountId: string, role: string, at: string) =>
  tx.query(sql.typeAlias('void')`
    insert into families.members (family_id, account_id, role, joined_at) values (${id}, ${accountId}, ${role}, ${at})
    on conflict (family_id, account_id) do nothing`)
const leave = (tx: Tx, { id, data }: About) =>
  tx.query(sql.typeAlias('void')`
    delete from families.members where family_id = ${id} and account_id = ${data.accountId}`)
const becomes = (tx: Tx, id: string, accountId: string, role: string) =>
  tx.query(sql.typeAlias('void')`
    update families.members set role = ${role} where family_id = ${id} and account_id = ${accountId}`)

/** Who is in which family, and as what. */
export const members = projection(
  'families.members',
  forCategory<FamiliesEvent>('family', {
    FamilyFounded: (tx, { id, data }) => join(tx, id, data.ownerId, 'owner', data.foundedAt),
    MemberJoined: (tx, { id, data }) => join(tx, id, data.accountId, data.role, data.joinedAt),
    RoleChanged: (tx, { id, data }) => becomes(tx, id, data.accountId, data.role),
    OwnershipTransferred: async (tx, { id, data }) => {
      await becomes(tx, id, data.from, 'steward')
      await becomes(tx, id, data.to, 'owner')
    },
    MemberRemoved: leave,
    MemberLeft: leave,
    MemberErased: leave,
  }),
)
