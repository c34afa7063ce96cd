import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { ConnectionsEvent } from '../../backend/modules/connections/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

/** People of families: those without an account, with names as they lie in the log, and what is kept of members. */
export const relatives = projection(
  'connections.relatives',
  forCategory<ConnectionsEvent>('kin', {
    RelativeAdded: (tx, { id, data, sealed }) =>
      tx.query(sql.typeAlias('void')`
        insert into connections.relatives (family_id, id, name, sex, has_died, contributor_id)
        values (${id}, ${data.relativeId}, ${sql.jsonb(sealed('name'))}, ${data.sex ?? null}, ${data.hasDied},
          ${data.contributorId})
        on conflict (family_id, id) do nothing`),
    RelativeChanged: (tx, { id, data, sealed }) => {
      const name = sealed('name')
      return tx.query(sql.typeAlias('void')`
        insert into connections.relatives as r (family_id, id, name, sex, has_died)
        values (${id}, ${data.relativeId}, ${name ? sql.jsonb(name) : null}, ${data.sex ?? null}, ${data.hasDied ?? false})
        on conflict (family_id, id) do update
          set name = coalesce(excluded.name, r.name), sex = excluded.sex, has_died = excluded.has_died`)
    },
    QuietSet: (tx, { id, data: { personId, isQuiet } }) =>
      tx.query(sql.typeAlias('void')`
        insert into connections.relatives (family_id, id, is_quiet) values (${id}, ${personId}, ${isQuiet})
        on conflict (family_id, id) do update set is_quiet = excluded.is_quiet`),
    RelativeRemoved: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        delete from connections.relatives where family_id = ${id} and id = ${data.relativeId}`),
  }),
  forCategory<FamiliesEvent>('family', {
    MemberErased: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        delete from connections.relatives where family_id = ${id} and id = ${data.accountId}`),
    FamilyEnded: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from connections.relatives where family_id = ${id}`),
  }),
)
