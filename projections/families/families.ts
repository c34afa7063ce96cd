import { sql } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

/** The families that have an event, whose each is, and its name as it lies in the log. */
export const families = projection(
  'families.families',
  forCategory<FamiliesEvent>('family', {
    FamilyFounded: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into families.families (id, owner_id, founded_at) values (${id}, ${data.ownerId}, ${data.foundedAt})
        on conflict (id) do nothing`),
    FamilyNamed: (tx, { id, sealed }) =>
      tx.query(sql.typeAlias('void')`
        update families.families set name = ${sql.jsonb(sealed('name'))} where id = ${id}`),
    OwnershipTransferred: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`update families.families set owner_id = ${data.to} where id = ${id}`),
    FamilyEnded: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update families.families set ended_at = ${data.endedAt}, name = null where id = ${id}`),
  }),
)
