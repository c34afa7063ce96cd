import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ConnectionsEvent } from '../../backend/modules/connections/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

const without = (tx: Tx, familyId: string, { from, to }: { readonly from: string; readonly to: string }) =>
  tx.query(sql.typeAlias('void')`
    delete from connections.lines
    where family_id = ${familyId}
      and ((from_id = ${from} and to_id = ${to}) or (from_id = ${to} and to_id = ${from}))`)

const withoutPerson = (tx: Tx, familyId: string, id: string) =>
  tx.query(sql.typeAlias('void')`
    delete from connections.lines where family_id = ${familyId} and ${id} in (from_id, to_id)`)

/** What was stated of two people of a family. */
export const lines = projection(
  'connections.lines',
  forCategory<ConnectionsEvent>('kin', {
    KinStated: async (tx, { id, data }) => {
      await without(tx, id, data)
      await tx.query(sql.typeAlias('void')`
        insert into connections.lines (family_id, from_id, to_id, kin, contributor_id)
        values (${id}, ${data.from}, ${data.to}, ${data.kin}, ${data.contributorId})`)
    },
    KinUnstated: (tx, { id, data }) => without(tx, id, data),
    RelativeRemoved: (tx, { id, data }) => withoutPerson(tx, id, data.relativeId),
  }),
  forCategory<FamiliesEvent>('family', {
    MemberErased: (tx, { id, data }) => withoutPerson(tx, id, data.accountId),
    FamilyEnded: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from connections.lines where family_id = ${id}`),
  }),
)
