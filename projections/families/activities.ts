import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'

type Happened = { readonly familyId: string; readonly thingId?: string }

/** Notes that something happened in a family, and who did it where it was a member. */
const note =
  (kind: string, { position, metadata }: Recorded, { familyId, thingId }: Happened) =>
  (tx: Tx) => {
    const { kind: who, id } = metadata.actor
    return tx.query(sql.typeAlias('void')`
      insert into families.activities (pos, family_id, kind, actor_id, thing_id, at)
      values (${position}, ${familyId}, ${kind}, ${who === 'account' ? id : null}, ${thingId ?? null}, ${metadata.at})
      on conflict (pos) do nothing`)
  }

type About = Recorded<{ type: string; data: { readonly accountId: string } }>
const ofMember = (kind: string) => (tx: Tx, event: About) =>
  note(kind, event, { familyId: event.id, thingId: event.data.accountId })(tx)

/** What happens in each family: ids alone, whose names and titles are read where the things are. */
export const activities = projection(
  'families.activities',
  forCategory<FamiliesEvent>('family', {
    FamilyNamed: (tx, event) => note('family_named', event, { familyId: event.id })(tx),
    MemberJoined: ofMember('member_joined'),
    MemberLeft: ofMember('member_left'),
    MemberRemoved: ofMember('member_removed'),
    RoleChanged: ofMember('role_changed'),
    OwnershipTransferred: (tx, event) =>
      note('ownership_transferred', event, { familyId: event.id, thingId: event.data.to })(tx),
    FamilyEnded: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`delete from families.activities where family_id = ${id}`),
  }),
)
