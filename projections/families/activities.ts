import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { Noted } from '../../backend/kernel/process/module.ts'
import type { ConnectionsEvent } from '../../backend/modules/connections/events.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import type { SharesEvent, VisitsEvent } from '../../backend/modules/shares/events.ts'

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

const ofRelative =
  (kind: string) => (tx: Tx, event: Recorded<{ type: string; data: { readonly relativeId: string } }>) =>
    note(kind, event, { familyId: event.id, thingId: event.data.relativeId })(tx)
/** Whose thing it is, is said by whose pages are told. */
const ofThings = ({ category, kinds, erasedBy, hiddenBy }: Noted) => ({
  [category]: async (tx: Tx, event: Recorded): Promise<void> => {
    const { type, id, metadata } = event
    if (type === erasedBy || hiddenBy?.(event) === true)
      await tx.query(sql.typeAlias('void')`delete from families.activities where thing_id = ${id}`)
    const kind = kinds[type]
    // What one member keeps to themselves is no news of their family.
    if (kind === undefined || !metadata.audience.startsWith('family-')) return
    await note(kind, event, { familyId: metadata.audience.replace(/^family-/u, ''), thingId: id })(tx)
  },
})
/** What becomes of a link is noted by whoever made it, who is in the note of its beginning. */
const ofLink =
  (kind: string, { position, metadata }: Recorded, shareId: string) =>
  (tx: Tx) =>
    tx.query(sql.typeAlias('void')`
    insert into families.activities (pos, family_id, kind, actor_id, thing_id, at)
    select ${position}, family_id, ${kind}, actor_id, thing_id, ${metadata.at}
    from families.activities
    where kind = 'link_made' and thing_id = ${shareId}
      and not exists (select from families.activities where kind = ${kind} and thing_id = ${shareId})
    on conflict (pos) do nothing`)

/** What happens in each family: ids alone, whose names and titles are read where the things are. */
export const activitiesOf = (noted: readonly Noted[]) =>
  projection(
    'families.activities',
    ...noted.map(ofThings),
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
    forCategory<ConnectionsEvent>('kin', {
      RelativeAdded: ofRelative('relative_added'),
      RelativeRemoved: ofRelative('relative_removed'),
    }),
    forCategory<SharesEvent>('share', {
      ShareLinkCreated: (tx, event) =>
        note('link_made', event, { familyId: event.data.familyId, thingId: event.id })(tx),
      // One that ends with its maker's membership goes without saying.
      ShareLinkRevoked: async (tx, event) => {
        if (event.metadata.actor.kind === 'account') await ofLink('link_ended', event, event.id)(tx)
      },
    }),
    // The first time is news; its log has them all.
    forCategory<VisitsEvent>('visit', {
      ShareOpened: (tx, event) => ofLink('link_opened', event, event.data.shareId)(tx),
    }),
  )
